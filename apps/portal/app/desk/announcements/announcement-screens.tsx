import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  BooleanInput,
  Datagrid,
  Edit,
  FunctionField,
  List,
  NumberField,
  required,
  SearchInput,
  SelectInput,
  SimpleForm,
  SimpleList,
  TextInput,
} from 'react-admin';
import { beijingTime } from '../beijing-time';
import { DeskCreate } from '../fields/desk-create';
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
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <List filters={filters} perPage={25} exporter={false}>
      {isNarrow ? (
        <SimpleList
          primaryText={titleOf}
          secondaryText={({ updated_time }) => beijingTime(updated_time)}
          tertiaryText={({ state }) => <StateChip state={state} />}
        />
      ) : (
        <Datagrid rowClick="edit" bulkActionButtons={false}>
          <FunctionField source="title" sortable={false} render={titleOf} />
          <NumberField source="readers" sortable={false} />
          <FunctionField source="state" sortable={false} render={() => <StateChip />} />
          <FunctionField
            source="publish_time"
            sortable={false}
            render={({ publish_time }) => beijingTime(publish_time)}
          />
        </Datagrid>
      )}
    </List>
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
    <Edit mutationMode="pessimistic" redirect={false} actions={false} aside={<Readers />}>
      <AnnouncementForm />
    </Edit>
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
