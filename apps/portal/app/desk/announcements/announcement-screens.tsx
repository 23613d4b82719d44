import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  BooleanInput,
  Create,
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
import { DeskToolbar } from '../fields/desk-toolbar';
import { PublicationFields } from '../fields/publication-fields';
import { StateChip } from '../fields/state-chip';
import { useTitleOf } from '../fields/title-of';
import { TwoLanguages } from '../fields/two-languages';

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
    <Create redirect="list">
      <AnnouncementForm />
    </Create>
  );
}

export function AnnouncementEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} actions={false}>
      <AnnouncementForm />
    </Edit>
  );
}

const audiences = ['everyone', 'members'].map((id) => ({ id, name: `desk.audience.${id}` }));

function AnnouncementForm() {
  return (
    <SimpleForm toolbar={<DeskToolbar />} defaultValues={{ state: 'draft', audience: 'everyone' }}>
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
