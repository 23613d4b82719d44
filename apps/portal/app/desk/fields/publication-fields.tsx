import Typography from '@mui/material/Typography';
import type { Permission } from '@selvedge/domain/rights';
import { RadioButtonGroupInput, required, TextInput, useTranslate, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fromBeijingField, toBeijingField } from '../beijing-time';
import { useMay } from '../desk-rights';
import { choicesOf } from './list-filters';

/** How a record can be published, to choose from. */
export const publicationChoices = choicesOf('desk.publication', ['draft', 'scheduled', 'published']);

/** Whether something is a draft, goes public at a moment, or is public; who may not publish writes drafts. */
export function PublicationFields({ permission }: { readonly permission: Permission }) {
  const translate = useTranslate();
  const may = useMay();
  const state: unknown = useWatch({ name: 'state' });
  if (!may(permission)) {
    return <Typography color="text.secondary">{translate('desk.publication.only_drafts')}</Typography>;
  }
  return (
    <>
      <RadioButtonGroupInput
        source="state"
        label="desk.publication.label"
        choices={publicationChoices}
        validate={required()}
        helperText={false}
      />
      {state === 'scheduled' && <MomentInput source="publish_time" label="desk.publication.schedule_for" isRequired />}
    </>
  );
}

interface MomentInputProps {
  readonly source: string;
  readonly label: string;
  readonly isRequired?: boolean;
  /** What else it has to be, beside the other fields of the form. */
  readonly check?: Validator;
}

/** A day and a time by the association's clock; the form holds unix seconds. */
export function MomentInput({ source, label, isRequired = false, check = () => undefined }: MomentInputProps) {
  return (
    <TextInput
      source={source}
      label={label}
      type="datetime-local"
      format={toBeijingField}
      parse={fromBeijingField}
      validate={isRequired ? [required(), check] : [check]}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ maxWidth: '18rem' }}
      helperText={false}
    />
  );
}
