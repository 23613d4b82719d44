import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Datagrid, Edit, FunctionField, List, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { DeskCreate } from '../fields/desk-create';
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
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const right = { textAlign: 'right' } as const;
  return (
    <List filters={filters} perPage={25} exporter={false}>
      {isNarrow ? (
        <SimpleList
          primaryText={titleOf}
          secondaryText={({ paid, billed }) => `${money(paid)} / ${money(billed)}`}
          tertiaryText={({ state }) => <FeeChip state={state} />}
        />
      ) : (
        <Datagrid rowClick="edit" bulkActionButtons={false}>
          <FunctionField source="title" sortable={false} render={titleOf} />
          <FunctionField source="state" sortable={false} render={({ state }) => <FeeChip state={state} />} />
          <FunctionField source="period_from" sortable={false} render={({ period_from }) => period_from} />
          <FunctionField source="bills" sortable={false} {...right} render={({ bills }) => bills} />
          <FunctionField source="billed" sortable={false} {...right} render={({ billed }) => money(billed)} />
          <FunctionField source="paid" sortable={false} {...right} render={({ paid }) => money(paid)} />
          <FunctionField
            source="outstanding"
            sortable={false}
            {...right}
            render={({ outstanding }) => money(outstanding)}
          />
        </Datagrid>
      )}
    </List>
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
    <Edit mutationMode="pessimistic" redirect={false} actions={false} component="div">
      <FeePage />
    </Edit>
  );
}
