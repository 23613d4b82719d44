import {
  ArrayInput,
  BooleanInput,
  FunctionField,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { beijingTime } from '../beijing-time';
import { DeskCreate } from '../fields/desk-create';
import { DeskEdit } from '../fields/desk-edit';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
import { DeskToolbar } from '../fields/desk-toolbar';
import { choiceFilter, choicesOf, keywordFilter } from '../fields/list-filters';
import { MomentInput } from '../fields/publication-fields';
import { useTitleOf } from '../fields/title-of';
import { TwoLanguages } from '../fields/two-languages';
import { FormBuilder } from '../form-builder/form-builder';
import { PictureInput } from '../media/picture-input';
import { closesByEnd, endsAfterBegin } from './activity-moments';
import { EnrolmentPanel } from './enrolment-panel';

/** The fields of a kind of ticket go on below where they would be squeezed side by side; what a switch says stays whole. */
const ticketFields = {
  '& .RaSimpleFormIterator-inline': { flexWrap: 'wrap', '& > *': { flex: '1 1 9rem', minWidth: 'min-content' } },
  '& .MuiFormControlLabel-label': { whiteSpace: 'nowrap' },
};

const filters = [
  keywordFilter,
  choiceFilter('state', choicesOf('desk.activity.state', ['draft', 'coming', 'running', 'over', 'cancelled'])),
];

/** All activities of the community, drafts too, with how many of their places are taken. */
export function ActivityList() {
  const titleOf = useTitleOf();
  const translate = useTranslate();
  return (
    <DeskList filters={filters}>
      <DeskRows
        phone={{
          primaryText: titleOf,
          secondaryText: ({ start_time }) => beijingTime(start_time),
          tertiaryText: ({ taken, seats }) => `${taken} / ${seats}`,
        }}
      >
        <FunctionField source="title" render={titleOf} />
        <FunctionField source="start_time" render={({ start_time }) => beijingTime(start_time)} />
        <FunctionField source="phase" render={({ phase }) => translate(`desk.activity.phase.${phase}`)} />
        <FunctionField source="taken" render={({ taken, seats }) => `${taken} / ${seats}`} />
        <FunctionField source="waiting" render={({ waiting }) => waiting} />
      </DeskRows>
    </DeskList>
  );
}

export function ActivityCreate() {
  return (
    <DeskCreate redirect="edit">
      <ActivityForm />
    </DeskCreate>
  );
}

export function ActivityEdit() {
  return (
    <DeskEdit>
      <ActivityForm />
      <EnrolmentPanel />
    </DeskEdit>
  );
}

const beginning = {
  state: 'draft',
  seats: 30,
  audience: 'everyone',
  offer_hours: 24,
  largest_party: 6,
  tickets: [{ price: 0, texts: { 'zh-cn': { title: '普通票' }, en: { title: 'Standard' } } }],
};

/** An activity in both languages: when, how many, for whom, and what a place costs. */
function ActivityForm() {
  const field = (name: string) => `resources.activities.fields.${name}`;
  return (
    <SimpleForm toolbar={<DeskToolbar />} defaultValues={beginning}>
      <TwoLanguages>
        {(source) => (
          <>
            <TextInput source={`${source}.title`} label={field('title')} helperText={false} />
            <TextInput source={`${source}.place`} label={field('place')} helperText={false} />
            <TextInput source={`${source}.summary`} label={field('summary')} helperText={false} multiline minRows={2} />
            <TextInput source={`${source}.body`} label={field('body')} helperText="desk.markup" multiline minRows={6} />
          </>
        )}
      </TwoLanguages>
      <MomentInput source="start_time" label={field('start_time')} isRequired />
      <MomentInput source="end_time" label={field('end_time')} isRequired check={endsAfterBegin} />
      <MomentInput source="close_time" label={field('close_time')} check={closesByEnd} />
      <NumberInput source="seats" min={1} validate={required()} helperText={false} sx={{ maxWidth: '12rem' }} />
      <NumberInput
        source="largest_party"
        min={1}
        max={50}
        validate={required()}
        helperText={false}
        sx={{ maxWidth: '12rem' }}
      />
      <NumberInput
        source="offer_hours"
        min={1}
        max={336}
        validate={required()}
        helperText={false}
        sx={{ maxWidth: '12rem' }}
      />
      <BooleanInput source="has_waiting_list" defaultValue={true} helperText={false} />
      <SelectInput
        source="audience"
        choices={choicesOf('desk.activity.audience', ['everyone', 'members', 'council'])}
        validate={required()}
        helperText={false}
      />
      <ArrayInput source="tickets" label={field('tickets')} helperText={false}>
        <SimpleFormIterator inline disableReordering sx={ticketFields}>
          <TextInput source="texts.zh-cn.title" label={field('ticket_zh')} helperText={false} />
          <TextInput source="texts.en.title" label={field('ticket_en')} helperText={false} />
          <NumberInput source="price" label={field('price')} min={0} helperText={false} />
          <NumberInput source="member_price" label={field('member_price')} min={0} helperText={false} />
          <NumberInput source="seats" label={field('ticket_seats')} min={1} helperText={false} />
          <BooleanInput source="is_for_members" label={field('ticket_members')} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
      <ActivityQuestions />
      <PictureInput source="img_url" scene="community" />
      <BooleanInput source="is_top" defaultValue={false} helperText={false} />
      <SelectInput
        source="state"
        choices={choicesOf('desk.publication', ['draft', 'published'])}
        validate={required()}
        helperText={false}
      />
    </SimpleForm>
  );
}

/** What who enrols is asked beside the names. */
function ActivityQuestions() {
  const activity = useRecordContext<{ readonly form_version?: number | null }>();
  return <FormBuilder source="form" version={activity?.form_version ?? null} />;
}
