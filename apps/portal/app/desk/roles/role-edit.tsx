import { permissions } from '@selvedge/domain/rights';
import { CheckboxGroupInput, Edit, required, SimpleForm, TextInput } from 'react-admin';
import { DeskCreate } from '../fields/desk-create';
import { DeskToolbar } from '../fields/desk-toolbar';
import { RoleHolders } from './role-holders';

export function RoleCreate() {
  return (
    <DeskCreate redirect="edit">
      <RoleForm />
    </DeskCreate>
  );
}

/** What a role allows, and to whom it is given. */
export function RoleEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} actions={false} aside={<RoleHolders />}>
      <RoleForm />
    </Edit>
  );
}

const choices = permissions.map((id) => ({ id, name: `desk.permission.${id}` }));

function RoleForm() {
  return (
    <SimpleForm toolbar={<DeskToolbar />}>
      <TextInput source="name_zh" validate={required()} helperText={false} />
      <TextInput source="name_en" validate={required()} helperText={false} />
      <CheckboxGroupInput source="permissions" choices={choices} helperText={false} />
    </SimpleForm>
  );
}
