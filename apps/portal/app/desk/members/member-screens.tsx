import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  AutocompleteInput,
  FunctionField,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { beijingTime } from '../beijing-time';
import { useMay } from '../desk-rights';
import { DeskAside } from '../fields/desk-aside';
import { DeskCreate } from '../fields/desk-create';
import { DeskEdit } from '../fields/desk-edit';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
import { DeskToolbar } from '../fields/desk-toolbar';
import { choiceFilter, choicesOf, keywordFilter, referenceFilter } from '../fields/list-filters';
import { TextPair } from '../fields/text-pair';
import { lastDayOf } from '../last-day';
import { PictureInput } from '../media/picture-input';
import { InviteButton } from '../roll/invite-button';
import { RollActions } from '../roll/roll-actions';

const states = choicesOf('desk.member', ['active', 'admitted', 'left']);

const filters = [
  keywordFilter,
  choiceFilter('state', states),
  referenceFilter('category_id', 'memberCategories'),
  referenceFilter('position_id', 'memberPositions', 'resources.positions.name'),
];

/** All members, with what they show to nobody but their secretariat; who joined last stands first. */
export function MemberList() {
  const translate = useTranslate();
  return (
    <DeskList filters={filters} actions={<RollActions />}>
      <DeskRows
        phone={{
          primaryText: ({ name }) => name,
          secondaryText: ({ company, post }) => [company, post].filter(Boolean).join(' · '),
          tertiaryText: ({ state }) => (state === 'active' ? '' : translate(`desk.member.${state}`)),
        }}
      >
        <TextField source="name" />
        <TextField source="company" label="resources.members.fields.company_id" />
        <TextField source="phone" />
        <TextField source="email" />
        <FunctionField source="joined_time" render={({ joined_time }) => beijingTime(joined_time).slice(0, 10)} />
        <FunctionField source="state" render={({ state }) => translate(`desk.member.${state}`)} />
      </DeskRows>
    </DeskList>
  );
}

export function MemberCreate() {
  return (
    <DeskCreate redirect="edit">
      <MemberForm />
    </DeskCreate>
  );
}

export function MemberEdit() {
  return (
    <DeskEdit aside={<MemberFacts />}>
      <MemberForm />
    </DeskEdit>
  );
}

const narrow = { maxWidth: '22rem' };

function MemberForm() {
  const may = useMay();
  const toolbar = may('member.manage') ? <DeskToolbar /> : <span />;
  return (
    <SimpleForm toolbar={toolbar} defaultValues={{ state: 'active' }} disabled={!may('member.manage')}>
      <TextPair resource="members" fields={{ name: 1, initial: 1, post: 1, introduction: 3 }} />
      <PictureInput source="img_url" scene="member" />
      <ReferenceInput source="company_id" reference="companies">
        <AutocompleteInput
          optionText="name"
          filterToQuery={(keywords: string) => ({ keywords })}
          sx={narrow}
          helperText={false}
        />
      </ReferenceInput>
      <ReferenceInput source="category_id" reference="memberCategories">
        <SelectInput optionText="name" sx={narrow} helperText={false} />
      </ReferenceInput>
      <ReferenceInput source="region_id" reference="memberRegions">
        <SelectInput optionText="name" sx={narrow} helperText={false} />
      </ReferenceInput>
      <TextInput source="phone" type="tel" sx={narrow} helperText={false} />
      <TextInput source="email" type="email" sx={narrow} helperText={false} />
      <SelectInput source="state" choices={states} validate={required()} sx={narrow} helperText={false} />
    </SimpleForm>
  );
}

interface Facts {
  readonly id: number;
  readonly nick: string | null;
  readonly joined_time: number;
  readonly terms?: readonly { readonly title: string; readonly from: string; readonly until: string | null }[];
}

function MemberFacts() {
  const translate = useTranslate();
  const may = useMay();
  const member = useRecordContext<Facts>();
  if (member === undefined) return null;
  return (
    <DeskAside id="facts" title={translate('desk.member_facts')}>
      <Typography>{translate('desk.member_since', { day: beijingTime(member.joined_time).slice(0, 10) })}</Typography>
      <Typography>
        {member.nick === null
          ? translate('desk.member_no_account')
          : translate('desk.member_account', { nick: member.nick })}
      </Typography>
      {member.nick === null && may('member.manage') && <InviteButton memberId={member.id} />}
      <Box component="ul" sx={{ paddingInlineStart: 2.5, marginBlock: 1 }}>
        {(member.terms ?? []).map(({ title, from, until }) => (
          <li key={`${title}-${from}`}>
            {`${title} · `}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {`${from} – ${until ? lastDayOf(until) : translate('desk.term_open')}`}
            </Box>
          </li>
        ))}
      </Box>
    </DeskAside>
  );
}
