import { BooleanInput, NumberField, required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { DeskCreate } from '../fields/desk-create';
import { DeskEdit } from '../fields/desk-edit';
import { DeskToolbar } from '../fields/desk-toolbar';
import { PublicationFields } from '../fields/publication-fields';
import { TwoLanguages } from '../fields/two-languages';
import { WrittenList } from '../fields/written-list';
import { ModelChoice } from './model-choice';
import { Readers } from './readers';

/** All announcements of the community, with how many have read each. */
export function AnnouncementList() {
  return (
    <WrittenList>
      <NumberField source="readers" />
    </WrittenList>
  );
}

export function AnnouncementCreate() {
  return (
    <DeskCreate redirect="list">
      <AnnouncementForm isNew />
    </DeskCreate>
  );
}

export function AnnouncementEdit() {
  return (
    <DeskEdit aside={<Readers />}>
      <AnnouncementForm />
    </DeskEdit>
  );
}

const audiences = ['everyone', 'members'].map((id) => ({ id, name: `desk.audience.${id}` }));

function AnnouncementForm({ isNew = false }: { readonly isNew?: boolean }) {
  return (
    <SimpleForm toolbar={<DeskToolbar />} defaultValues={{ state: 'draft', audience: 'everyone' }}>
      {isNew && <ModelChoice />}
      <TwoLanguages>
        {(source) => (
          <>
            <TextInput source={`${source}.title`} label="resources.announcements.fields.title" helperText={false} />
            <TextInput
              source={`${source}.body`}
              label="resources.announcements.fields.body"
              helperText="desk.markup"
              multiline
              minRows={8}
            />
          </>
        )}
      </TwoLanguages>
      <SelectInput
        source="audience"
        choices={audiences}
        validate={required()}
        sx={{ maxWidth: '18rem' }}
        helperText={false}
      />
      <BooleanInput source="is_top" defaultValue={false} helperText={false} />
      <PublicationFields permission="announcement.write" />
    </SimpleForm>
  );
}
