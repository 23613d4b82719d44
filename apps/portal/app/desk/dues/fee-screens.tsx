import { FunctionField } from 'react-admin';
import { DeskCreate } from '../fields/desk-create';
import { DeskEdit } from '../fields/desk-edit';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
import { choiceFilter, choicesOf, keywordFilter } from '../fields/list-filters';
import { useTitleOf } from '../fields/title-of';
import { FeeChip } from './dues-chip';
import { FeeForm } from './fee-form';
import { FeePage } from './fee-page';
import { useMoney } from './money';

const filters = [
  keywordFilter,
  choiceFilter('state', choicesOf('desk.dues.fee_state', ['draft', 'published', 'closed'])),
];

/** All fees of the community, drafts too, with what came of each. */
export function FeeList() {
  const titleOf = useTitleOf();
  const money = useMoney();
  const right = { textAlign: 'right' } as const;
  return (
    <DeskList filters={filters}>
      <DeskRows
        phone={{
          primaryText: titleOf,
          secondaryText: ({ paid, billed }) => `${money(paid)} / ${money(billed)}`,
          tertiaryText: ({ state }) => <FeeChip state={state} />,
        }}
      >
        <FunctionField source="title" render={titleOf} />
        <FunctionField source="state" render={({ state }) => <FeeChip state={state} />} />
        <FunctionField source="period_from" render={({ period_from }) => period_from} />
        <FunctionField source="bills" {...right} render={({ bills }) => bills} />
        <FunctionField source="billed" {...right} render={({ billed }) => money(billed)} />
        <FunctionField source="paid" {...right} render={({ paid }) => money(paid)} />
        <FunctionField source="outstanding" {...right} render={({ outstanding }) => money(outstanding)} />
      </DeskRows>
    </DeskList>
  );
}

export function FeeCreate() {
  return (
    <DeskCreate redirect="edit">
      <FeeForm />
    </DeskCreate>
  );
}

export function FeeEdit() {
  return (
    <DeskEdit component="div">
      <FeePage />
    </DeskEdit>
  );
}
