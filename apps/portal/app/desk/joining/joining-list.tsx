import Box from '@mui/material/Box';
import { stageKinds } from '@selvedge/domain/joining';
import { FunctionField, TextField } from 'react-admin';
import { beijingTime } from '../beijing-time';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
import { choiceFilter, choicesOf, keywordFilter } from '../fields/list-filters';
import { WordChip } from '../fields/word-chip';

const states = ['running', 'asked', 'admitted', 'refused', 'withdrawn'] as const;

const filters = [
  keywordFilter,
  choiceFilter('stage', choicesOf('desk.joining.stage', stageKinds)),
  choiceFilter('state', choicesOf('desk.joining.state', states)),
  choiceFilter('is_mine', [{ id: 'yes', name: 'desk.joining.mine' }]),
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
  return (
    <DeskList filters={filters} actions={false}>
      <DeskRows
        phone={{
          primaryText: ({ name }) => name,
          secondaryText: ({ form, deadline }) => <FormAndDay form={form} day={beijingTime(deadline).slice(0, 10)} />,
          tertiaryText: ({ state, stage }) => <Standing state={state} stage={stage} />,
        }}
      >
        <TextField source="name" />
        <TextField source="form" />
        <FunctionField source="state" render={({ state, stage }) => <Standing state={state} stage={stage} />} />
        <FunctionField source="deadline" render={({ deadline }) => <Deadline deadline={deadline} />} />
        <FunctionField
          source="submitted_time"
          render={({ submitted_time }) => beijingTime(submitted_time).slice(0, 10)}
        />
      </DeskRows>
    </DeskList>
  );
}

/** Until when a stage should be done; what is late is red. */
function Deadline({ deadline }: { readonly deadline: number | null }) {
  if (deadline === null) return null;
  return (
    <Box component="span" sx={deadline * 1000 < Date.now() ? { color: 'error.main', fontWeight: 600 } : {}}>
      {beijingTime(deadline)}
    </Box>
  );
}

interface StandingProps {
  readonly state: (typeof states)[number];
  readonly stage: (typeof stageKinds)[number] | null;
}

/** How an application stands: at which stage, or how it ended. */
export function Standing({ state, stage }: StandingProps) {
  const word = state === 'running' && stage !== null ? `desk.joining.stage.${stage}` : `desk.joining.state.${state}`;
  return <WordChip word={word} look={state === 'asked' ? 'asks' : state === 'admitted' ? 'settled' : 'plain'} />;
}
