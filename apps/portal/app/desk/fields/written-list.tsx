import type { ReactNode } from 'react';
import { FunctionField } from 'react-admin';
import { beijingTime } from '../beijing-time';
import { DeskList } from './desk-list';
import { DeskRows } from './desk-rows';
import { choiceFilter, keywordFilter } from './list-filters';
import { publicationChoices } from './publication-fields';
import { StateChip } from './state-chip';
import { useTitleOf } from './title-of';

const filters = [keywordFilter, choiceFilter('state', publicationChoices)];

/** What is written and then published, drafts too; what was changed last stands first. Its own columns follow the title. */
export function WrittenList({ children }: { readonly children: ReactNode }) {
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
        {children}
        <FunctionField source="state" render={({ state }) => <StateChip state={state} />} />
        <FunctionField source="publish_time" render={({ publish_time }) => beijingTime(publish_time)} />
        <FunctionField source="updated_time" render={({ updated_time }) => beijingTime(updated_time)} />
      </DeskRows>
    </DeskList>
  );
}
