import { FunctionField, type RaRecord, TextField, useTranslate } from 'react-admin';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
import { choiceFilter, choicesOf, referenceFilter } from '../fields/list-filters';
import { WordChip } from '../fields/word-chip';
import { lastDayOf } from '../last-day';

const filters = [
  choiceFilter('state', choicesOf('desk.roll.term', ['due', 'running', 'coming', 'over'])),
  referenceFilter('position_id', 'memberPositions', 'resources.positions.name'),
];

/** Terms of office; those that end soon call for an election. */
export function TermList() {
  const translate = useTranslate();
  const span = ({ from, until }: Partial<RaRecord>) =>
    `${from} – ${until ? lastDayOf(until) : translate('desk.term_open')}`;
  const standing = ({ state }: Partial<RaRecord>) => (
    <WordChip word={`desk.roll.term.${state}`} look={state === 'due' ? 'asks' : 'plain'} />
  );
  return (
    <DeskList filters={filters} actions={false}>
      <DeskRows
        to={false}
        phone={{
          primaryText: ({ position, member }) => `${position} · ${member}`,
          secondaryText: span,
          tertiaryText: standing,
        }}
      >
        <TextField source="position" />
        <TextField source="member" />
        <TextField source="company" />
        <FunctionField source="until" render={span} sx={{ whiteSpace: 'nowrap' }} />
        <FunctionField source="state" render={standing} />
      </DeskRows>
    </DeskList>
  );
}
