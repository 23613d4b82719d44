import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { stageKinds } from '@selvedge/domain/joining';
import {
  Datagrid,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  TextField,
  useTranslate,
} from 'react-admin';
import { beijingTime } from '../beijing-time';

const states = ['running', 'asked', 'admitted', 'refused', 'withdrawn'] as const;

interface Listed {
  readonly state: (typeof states)[number];
  readonly stage: (typeof stageKinds)[number] | null;
  readonly deadline: number | null;
}

const filters = [
  <SearchInput key="keywords" source="keywords" alwaysOn resettable />,
  <SelectInput
    key="stage"
    source="stage"
    alwaysOn
    choices={stageKinds.map((id) => ({ id, name: `desk.joining.stage.${id}` }))}
  />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={states.map((id) => ({ id, name: `desk.joining.state.${id}` }))}
  />,
  <SelectInput key="is_mine" source="is_mine" choices={[{ id: 'yes', name: 'desk.joining.mine' }]} alwaysOn />,
];

/** What is applied for, and by when it is to be done; a day is never broken in two. */
function FormAndDay({ form, day }: { readonly form: string; readonly day: string }) {
  return (
    <>
      {form}
      {day && (
        <>
          {' · '}
          <Box component="time" dateTime={day} sx={{ whiteSpace: 'nowrap' }}>
            {day}
          </Box>
        </>
      )}
    </>
  );
}

/** Applications at each stage; what is due first stands first. */
export function JoiningList() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <List filters={filters} perPage={25} exporter={false} actions={false}>
      {isNarrow ? (
        <SimpleList
          primaryText={({ name }) => name}
          secondaryText={({ form, deadline }) => <FormAndDay form={form} day={beijingTime(deadline).slice(0, 10)} />}
          tertiaryText={({ state, stage }) => <Standing state={state} stage={stage} />}
        />
      ) : (
        <Datagrid rowClick="edit" bulkActionButtons={false}>
          <TextField source="name" sortable={false} />
          <TextField source="form" sortable={false} />
          <FunctionField
            source="state"
            sortable={false}
            render={(one) => <Standing {...(one as unknown as Listed)} />}
          />
          <FunctionField
            source="deadline"
            sortable={false}
            render={(one) => <Deadline {...(one as unknown as Listed)} />}
          />
          <FunctionField
            source="submitted_time"
            sortable={false}
            render={({ submitted_time }) => beijingTime(submitted_time).slice(0, 10)}
          />
        </Datagrid>
      )}
    </List>
  );
}

/** Until when a stage should be done; what is late is red. */
function Deadline({ deadline }: Pick<Listed, 'deadline'>) {
  if (deadline === null) return null;
  return (
    <Box component="span" sx={deadline * 1000 < Date.now() ? { color: 'error.main', fontWeight: 600 } : {}}>
      {beijingTime(deadline)}
    </Box>
  );
}

/** How an application stands: at which stage, or how it ended. */
export function Standing({ state, stage }: Pick<Listed, 'state' | 'stage'>) {
  const translate = useTranslate();
  const words = state === 'running' && stage !== null ? `desk.joining.stage.${stage}` : `desk.joining.state.${state}`;
  const color = state === 'asked' ? 'warning' : state === 'admitted' ? 'success' : 'default';
  return <Chip size="small" variant="outlined" color={color} label={translate(words)} />;
}
