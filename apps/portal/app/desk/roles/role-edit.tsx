import { permissions } from '@selvedge/domain/rights';
import { CheckboxGroupInput, required, SimpleForm, TextInput } from 'react-admin';
import { DeskCreate } from '../fields/desk-create';
import { DeskEdit } from '../fields/desk-edit';
import { DeskToolbar } from '../fields/desk-toolbar';
import { choicesOf } from '../fields/list-filters';
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
    <DeskEdit aside={<RoleHolders />}>
      <RoleForm />
    </DeskEdit>
  );
}

const choices = choicesOf('desk.permission', permissions);

function RoleForm() {
  return (
    <SimpleForm toolbar={<DeskToolbar />}>
      <TextInput source="name_zh" validate={required()} helperText={false} />
      <TextInput source="name_en" validate={required()} helperText={false} />
      <CheckboxGroupInput source="permissions" choices={choices} helperText={false} />
    </SimpleForm>
  );
}
