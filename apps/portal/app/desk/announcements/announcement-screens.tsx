import {
  BooleanInput,
  FunctionField,
  NumberField,
  required,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { beijingTime } from '../beijing-time';
import { DeskCreate } from '../fields/desk-create';
import { DeskEdit } from '../fields/desk-edit';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
import { DeskToolbar } from '../fields/desk-toolbar';
import { PublicationFields } from '../fields/publication-fields';
import { StateChip } from '../fields/state-chip';
import { useTitleOf } from '../fields/title-of';
import { TwoLanguages } from '../fields/two-languages';
import { ModelChoice } from './model-choice';
import { Readers } from './readers';

const filters = [
  <SearchInput key="keywords" source="keywords" alwaysOn resettable />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={['draft', 'scheduled', 'published'].map((id) => ({ id, name: `desk.publication.${id}` }))}
  />,
];

/** All announcements of the community, drafts too, with how many have read each. */
export function AnnouncementList() {
  const titleOf = useTitleOf();
  return (
    <DeskList filters={filters}>
      <DeskRows
        phone={{
          primaryText: titleOf,
          secondaryText: ({ updated_time }) => beijingTime(updated_time),
          tertiaryText: ({ state }) => <StateChip state={state} />,
        }}
      >
        <FunctionField source="title" render={titleOf} />
        <NumberField source="readers" />
        <FunctionField source="state" render={() => <StateChip />} />
        <FunctionField source="publish_time" render={({ publish_time }) => beijingTime(publish_time)} />
      </DeskRows>
    </DeskList>
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
