import { FunctionField, ReferenceField, SearchInput, SelectInput, TextField } from 'react-admin';
import { beijingTime } from '../beijing-time';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
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
        <ReferenceField source="category_id" reference="newsCategories" link={false}>
          <TextField source="title" />
        </ReferenceField>
        <FunctionField source="state" render={() => <StateChip />} />
        <FunctionField source="publish_time" render={({ publish_time }) => beijingTime(publish_time)} />
        <FunctionField source="updated_time" render={({ updated_time }) => beijingTime(updated_time)} />
      </DeskRows>
    </DeskList>
  );
}
