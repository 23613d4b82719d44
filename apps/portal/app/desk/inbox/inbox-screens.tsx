import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  FunctionField,
  required,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { beijingTime } from '../beijing-time';
import { DeskEdit } from '../fields/desk-edit';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
import { DeskToolbar } from '../fields/desk-toolbar';
import { choiceFilter, choicesOf, keywordFilter } from '../fields/list-filters';
import { WordChip } from '../fields/word-chip';
import { ApplicationFiles } from './application-files';

const states = ['new', 'seen', 'answered', 'closed'] as const;

const choices = choicesOf('desk.inbox', states);

const filters = [keywordFilter, choiceFilter('state', choices)];

/** What was received: messages of the board, or applications for jobs. The newest stand first. */
export function InboxList() {
  const isOfJobs = useResourceContext() === 'applications';
  return (
    <DeskList filters={filters}>
      <DeskRows
        phone={{
          primaryText: ({ contacts }) => contacts,
          secondaryText: ({ received_time, job, content }) => `${beijingTime(received_time)} · ${job ?? content}`,
          tertiaryText: ({ state }) => <InboxChip state={state} />,
        }}
      >
        <FunctionField source="received_time" render={({ received_time }) => beijingTime(received_time)} />
        <TextField source="contacts" />
        {isOfJobs && <TextField source="job" />}
        <FunctionField source="content" render={({ content }) => <Shortened>{content}</Shortened>} />
        <FunctionField source="state" render={({ state }) => <InboxChip state={state} />} />
      </DeskRows>
    </DeskList>
  );
}

/** One thing that was received, with its sender, and what the desk notes of it. */
export function InboxEdit() {
  return (
    <DeskEdit redirect="list">
      <SimpleForm toolbar={<DeskToolbar keepsRecord />}>
        <Received />
        <SelectInput
          source="state"
          choices={choices}
          validate={required()}
          sx={{ maxWidth: '18rem' }}
          helperText={false}
        />
        <TextInput source="note" multiline minRows={3} helperText={false} />
      </SimpleForm>
    </DeskEdit>
  );
}

function Received() {
  const record = useRecordContext<Readonly<Record<string, string | number>>>();
  const translate = useTranslate();
  const resource = useResourceContext();
  if (record === undefined) return null;
  const { contacts, phone, email, content, job, received_time, language } = record;
  const name = (field: string) => translate(`resources.${resource}.fields.${field}`);
  return (
    <Box sx={{ width: '100%', marginBlockEnd: 2 }}>
      <Typography variant="h1">{contacts}</Typography>
      <Typography color="text.secondary">
        {beijingTime(Number(received_time))}
        {job !== undefined && ` · ${job}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, marginBlock: 1.5 }}>
        <Link href={`mailto:${email}`} aria-label={`${name('email')}: ${email}`}>
          {email}
        </Link>
        <Link href={`tel:${phone}`} aria-label={`${name('phone')}: ${phone}`}>
          {phone}
        </Link>
      </Box>
      <Typography lang={language === 'en' ? 'en' : 'zh-CN'} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {content}
      </Typography>
      <ApplicationFiles />
    </Box>
  );
}

function InboxChip({ state }: { readonly state: (typeof states)[number] }) {
  return <WordChip word={`desk.inbox.${state}`} look={state === 'new' || state === 'seen' ? 'wrong' : 'plain'} />;
}

function Shortened({ children }: { readonly children: string }) {
  return <>{children.length > 60 ? `${children.slice(0, 60)}…` : children}</>;
}
