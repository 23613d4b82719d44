import Chip from '@mui/material/Chip';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  Datagrid,
  FunctionField,
  List,
  ReferenceInput,
  SelectInput,
  SimpleList,
  TextField,
  useTranslate,
} from 'react-admin';

const states = ['due', 'running', 'coming', 'over'] as const;

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={states.map((id) => ({ id, name: `desk.roll.term.${id}` }))}
  />,
  <ReferenceInput key="position_id" source="position_id" reference="memberPositions" alwaysOn>
    <SelectInput optionText="name" label="resources.positions.name" />
  </ReferenceInput>,
];

/** Terms of office; those that end soon call for an election. */
export function TermList() {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const span = ({ from, until }: { from?: string; until?: string | null }) =>
    `${from} – ${until ?? translate('desk.term_open')}`;
  return (
    <List filters={filters} perPage={25} exporter={false} actions={false}>
      {isNarrow ? (
        <SimpleList
          primaryText={({ position, member }) => `${position} · ${member}`}
          secondaryText={(term) => span(term)}
          tertiaryText={({ state }) => <TermState state={state} />}
          linkType={false}
        />
      ) : (
        <Datagrid rowClick={false} bulkActionButtons={false}>
          <TextField source="position" sortable={false} />
          <TextField source="member" sortable={false} />
          <TextField source="company" sortable={false} />
          <FunctionField source="until" sortable={false} render={span} sx={{ whiteSpace: 'nowrap' }} />
          <FunctionField source="state" sortable={false} render={({ state }) => <TermState state={state} />} />
        </Datagrid>
      )}
    </List>
  );
}

function TermState({ state }: { readonly state: (typeof states)[number] }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={state === 'due' ? 'warning' : 'default'}
      label={translate(`desk.roll.term.${state}`)}
    />
  );
}
