import { FunctionField, SearchInput, SelectInput } from 'react-admin';
import { DeskCreate } from '../fields/desk-create';
import { DeskEdit } from '../fields/desk-edit';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
import { useTitleOf } from '../fields/title-of';
import { FeeChip } from './dues-chip';
import { FeeForm } from './fee-form';
import { FeePage } from './fee-page';
import { useMoney } from './money';

const filters = [
  <SearchInput key="keywords" source="keywords" alwaysOn resettable />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={['draft', 'published', 'closed'].map((id) => ({ id, name: `desk.dues.fee_state.${id}` }))}
  />,
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
