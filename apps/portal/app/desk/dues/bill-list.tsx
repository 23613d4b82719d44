import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { billStates } from '@selvedge/domain/fees';
import {
  Datagrid,
  FunctionField,
  List,
  ReferenceInput,
  SearchInput,
  SelectInput,
  SimpleList,
  TextField,
} from 'react-admin';
import { useTitleOf } from '../fields/title-of';
import { BillChip } from './dues-chip';
import { useMoney } from './money';

/** By whom a bill is paid, and how it stands. */
export const billFilters = [
  <SearchInput key="keywords" source="keywords" alwaysOn resettable />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={billStates.map((id) => ({ id, name: `desk.dues.state.${id}` }))}
  />,
];

function FeeChoice(_props: { readonly source: string; readonly alwaysOn: boolean }) {
  const titleOf = useTitleOf();
  return (
    <ReferenceInput source="fee_id" reference="fees" perPage={60}>
      <SelectInput optionText={titleOf} />
    </ReferenceInput>
  );
}

const filters = [...billFilters, <FeeChoice key="fee_id" source="fee_id" alwaysOn />];

/** What everybody owes and has paid; the latest first. */
export function BillList() {
  return (
    <List filters={filters} perPage={25} exporter={false}>
      <BillRows />
    </List>
  );
}

/** Bills as rows; on a phone one below the other. */
export function BillRows() {
  const money = useMoney();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (isNarrow) {
    return (
      <SimpleList
        linkType="edit"
        primaryText={({ payer }) => payer}
        secondaryText={({ title, cents, currency }) => `${title} · ${money(cents, currency)}`}
        tertiaryText={({ state }) => <BillChip state={state} />}
      />
    );
  }
  return (
    <Datagrid rowClick="edit" bulkActionButtons={false}>
      <TextField source="payer" sortable={false} />
      <TextField source="title" sortable={false} />
      <FunctionField source="state" sortable={false} render={({ state }) => <BillChip state={state} />} />
      <FunctionField source="due_on" sortable={false} render={({ due_on }) => due_on ?? '–'} />
      <FunctionField
        source="cents"
        sortable={false}
        textAlign="right"
        render={({ cents, currency }) => money(cents, currency)}
      />
      <FunctionField
        source="outstanding"
        sortable={false}
        textAlign="right"
        render={({ outstanding, currency }) => money(outstanding, currency)}
      />
    </Datagrid>
  );
}
