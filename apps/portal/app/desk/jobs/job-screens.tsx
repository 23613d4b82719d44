import {
  AutocompleteInput,
  BooleanInput,
  FunctionField,
  NullableBooleanInput,
  NumberField,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  TextField,
} from 'react-admin';
import { beijingTime } from '../beijing-time';
import { DeskCreate } from '../fields/desk-create';
import { DeskEdit } from '../fields/desk-edit';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
import { DeskToolbar } from '../fields/desk-toolbar';
import { choicesOf, keywordFilter } from '../fields/list-filters';
import { MomentInput } from '../fields/publication-fields';
import { StateChip } from '../fields/state-chip';
import { TextPair } from '../fields/text-pair';
import { useTitleOf } from '../fields/title-of';
import { PublishToggle } from './publish-toggle';

const employments = choicesOf('desk.employment', ['full', 'part', 'temporary', 'internship']);

const filters = [keywordFilter, <NullableBooleanInput key="is_published" source="is_published" alwaysOn />];

/** All jobs of the community's companies; what was changed last stands first. */
export function JobList() {
  const titleOf = useTitleOf();
  return (
    <DeskList filters={filters}>
      <DeskRows
        phone={{
          primaryText: titleOf,
          secondaryText: ({ company, applications }) => `${company} · ${applications}`,
          tertiaryText: ({ is_published }) => <StateChip state={is_published ? 'published' : 'draft'} />,
        }}
      >
        <FunctionField source="title" render={titleOf} />
        <TextField source="company" label="resources.jobs.fields.company_id" />
        <NumberField source="applications" />
        <FunctionField source="close_time" render={({ close_time }) => beijingTime(close_time)} />
        <FunctionField source="is_published" render={() => <PublishToggle />} />
      </DeskRows>
    </DeskList>
  );
}

export function JobCreate() {
  return (
    <DeskCreate redirect="edit">
      <JobForm />
    </DeskCreate>
  );
}

export function JobEdit() {
  return (
    <DeskEdit>
      <JobForm />
    </DeskEdit>
  );
}

const narrow = { maxWidth: '18rem' };

function JobForm() {
  return (
    <SimpleForm toolbar={<DeskToolbar />} defaultValues={{ employment: 'full', openings: 1, is_published: false }}>
      <ReferenceInput source="company_id" reference="companies">
        <AutocompleteInput
          optionText="name"
          filterToQuery={(keywords: string) => ({ keywords })}
          validate={required()}
          helperText={false}
        />
      </ReferenceInput>
      <TextPair resource="jobs" fields={{ title: 1, place: 1, summary: 2, description: 8, requirements: 4 }} />
      <SelectInput source="employment" choices={employments} validate={required()} sx={narrow} helperText={false} />
      <NumberInput source="openings" min={1} max={1000} validate={required()} sx={narrow} helperText={false} />
      <NumberInput source="pay_min" min={0} sx={narrow} helperText="desk.pay_help" />
      <NumberInput source="pay_max" min={0} sx={narrow} helperText={false} />
      <MomentInput source="close_time" label="resources.jobs.fields.close_time" />
      <BooleanInput source="is_published" helperText={false} />
    </SimpleForm>
  );
}
