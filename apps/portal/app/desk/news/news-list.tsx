import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  Datagrid,
  FunctionField,
  List,
  ReferenceField,
  SearchInput,
  SelectInput,
  SimpleList,
  TextField,
} from 'react-admin';
import { beijingTime } from '../beijing-time';
import { StateChip } from '../fields/state-chip';
import { useTitleOf } from '../fields/title-of';

const filters = [
  <SearchInput key="keywords" source="keywords" alwaysOn resettable />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={['draft', 'scheduled', 'published'].map((id) => ({ id, name: `desk.publication.${id}` }))}
  />,
];

/** All news of the community, drafts too; what was changed last stands first. */
export function NewsList() {
  const titleOf = useTitleOf();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <List filters={filters} perPage={25} sort={{ field: 'updated_time', order: 'DESC' }} exporter={false}>
      {isNarrow ? (
        <SimpleList
          primaryText={titleOf}
          secondaryText={({ updated_time }) => beijingTime(updated_time)}
          tertiaryText={({ state }) => <StateChip state={state} />}
        />
      ) : (
        <Datagrid rowClick="edit" bulkActionButtons={false}>
          <FunctionField source="title" sortable={false} render={titleOf} />
          <ReferenceField source="category_id" reference="newsCategories" link={false} sortable={false}>
            <TextField source="title" />
          </ReferenceField>
          <FunctionField source="state" sortable={false} render={() => <StateChip />} />
          <FunctionField
            source="publish_time"
            sortable={false}
            render={({ publish_time }) => beijingTime(publish_time)}
          />
          <FunctionField
            source="updated_time"
            sortable={false}
            render={({ updated_time }) => beijingTime(updated_time)}
          />
        </Datagrid>
      )}
    </List>
  );
}
