import { billStates } from '@selvedge/domain/fees';
import { AutocompleteInput, FilterButton, FunctionField, ReferenceInput, SelectInput, TextField } from 'react-admin';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
import { dotted } from '../fields/dotted';
import { ListActions } from '../fields/list-actions';
import { choicesOf, keywordFilter } from '../fields/list-filters';
import { useTitleOf } from '../fields/title-of';
import { BillChip } from './dues-chip';
import { useMoney } from './money';

interface FilterProps {
  readonly source: string;
  readonly alwaysOn?: boolean;
}

function FeeChoice(_props: FilterProps) {
  const titleOf = useTitleOf();
  return (
    <ReferenceInput source="fee_id" reference="fees" perPage={60}>
      <SelectInput optionText={titleOf} label="resources.bills.fields.fee_id" size="small" helperText={false} />
    </ReferenceInput>
  );
}

const label = (name: string) => `resources.bills.fields.${name}`;

/** By whom a bill is paid, for what, and how it stands; the books are asked for by the same. */
export const billFilter = {
  keywords: keywordFilter,
  state: (
    <SelectInput
      key="state"
      source="state"
      label={label('state')}
      alwaysOn
      choices={choicesOf('desk.dues.state', billStates)}
    />
  ),
  fee: <FeeChoice key="fee_id" source="fee_id" alwaysOn />,
  category: (
    <ReferenceInput
      key="category_id"
      source="category_id"
      reference="memberCategories"
      label={label('category_id')}
      perPage={60}
    >
      <SelectInput optionText="name" label={label('category_id')} size="small" helperText={false} />
    </ReferenceInput>
  ),
  member: (
    <ReferenceInput key="member_id" source="member_id" reference="members" label={label('member_id')}>
      <AutocompleteInput
        optionText="name"
        label={label('member_id')}
        filterToQuery={(keywords: string) => ({ keywords })}
        size="small"
        helperText={false}
      />
    </ReferenceInput>
  ),
} as const;

const filters = Object.values(billFilter);

/** What everybody owes and has paid; the latest first. */
export function BillList() {
  return (
    <DeskList filters={filters} actions={<MoreFilters />}>
      <BillRows />
    </DeskList>
  );
}

function MoreFilters() {
  return (
    <ListActions>
      <FilterButton />
    </ListActions>
  );
}

/** Bills as rows. */
export function BillRows() {
  const money = useMoney();
  const right = { textAlign: 'right' } as const;
  return (
    <DeskRows
      phone={{
        primaryText: ({ payer }) => payer,
        secondaryText: ({ title, cents, currency }) => dotted(title, money(cents, currency)),
        tertiaryText: ({ state }) => <BillChip state={state} />,
      }}
    >
      <TextField source="payer" />
      <TextField source="title" />
      <FunctionField source="state" render={({ state }) => <BillChip state={state} />} />
      <FunctionField source="due_on" render={({ due_on }) => due_on ?? '–'} />
      <FunctionField source="cents" {...right} render={({ cents, currency }) => money(cents, currency)} />
      <FunctionField
        source="outstanding"
        {...right}
        render={({ outstanding, currency }) => money(outstanding, currency)}
      />
    </DeskRows>
  );
}
