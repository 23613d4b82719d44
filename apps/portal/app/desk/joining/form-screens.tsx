import { mostSeats } from '@selvedge/domain/joining';
import {
  BooleanInput,
  FormDataConsumer,
  FunctionField,
  NumberField,
  NumberInput,
  type RaRecord,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { DeskCreate } from '../fields/desk-create';
import { DeskEdit } from '../fields/desk-edit';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
import { DeskToolbar } from '../fields/desk-toolbar';
import { TextPair } from '../fields/text-pair';
import { useTitleOf } from '../fields/title-of';
import { FormBuilder } from '../form-builder/form-builder';

const kinds = ['person', 'company'].map((id) => ({ id, name: `desk.join_form.${id}` }));

/** Everything that can be applied for. */
export function JoinFormList() {
  const titleOf = useTitleOf();
  const translate = useTranslate();
  const standing = ({ is_open }: RaRecord) => translate(is_open ? 'desk.join_form.open' : 'desk.join_form.closed');
  return (
    <DeskList perPage={60} pagination={false}>
      <DeskRows
        phone={{ primaryText: titleOf, secondaryText: standing, tertiaryText: ({ applications }) => applications }}
      >
        <FunctionField source="title" render={titleOf} />
        <FunctionField source="is_open" render={standing} />
        <NumberField source="applications" />
      </DeskRows>
    </DeskList>
  );
}

export function JoinFormCreate() {
  return (
    <DeskCreate redirect="list">
      <JoinForm />
    </DeskCreate>
  );
}

export function JoinFormEdit() {
  return (
    <DeskEdit>
      <JoinForm />
    </DeskEdit>
  );
}

const narrow = { maxWidth: '22rem' };
const beginning = { kind: 'person', seats: 1, months: 12, is_open: false };

function JoinForm() {
  return (
    <SimpleForm toolbar={<DeskToolbar keepsRecord />} defaultValues={beginning}>
      <TextPair resource="joinForms" fields={{ title: 1, description: 3 }} />
      <SelectInput source="kind" choices={kinds} validate={required()} sx={narrow} helperText={false} />
      <FormDataConsumer>
        {({ formData }) =>
          formData.kind === 'company' && (
            <NumberInput source="seats" min={1} max={mostSeats} validate={required()} sx={narrow} helperText={false} />
          )
        }
      </FormDataConsumer>
      <ReferenceInput source="category_id" reference="memberCategories">
        <SelectInput optionText="name" sx={narrow} helperText={false} />
      </ReferenceInput>
      <NumberInput source="months" min={1} max={120} sx={narrow} helperText="desk.join_form.months_help" />
      <BooleanInput source="is_open" helperText={false} />
      <Questions />
    </SimpleForm>
  );
}

function Questions() {
  const record = useRecordContext<{ readonly version_number?: number }>();
  return <FormBuilder source="form" version={record?.version_number ?? null} />;
}
