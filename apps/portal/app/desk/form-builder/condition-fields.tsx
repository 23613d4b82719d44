import Box from '@mui/material/Box';
import type { CustomField } from '@selvedge/domain/custom-form';
import { CheckboxGroupInput, SelectInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDesk } from '../desk-context';
import { faultLook, useFaults } from './form-faults';
import { inWords } from './words-pair';

interface ConditionFieldsProps {
  readonly source: string;
  readonly list: string;
  readonly place: number;
}

/** After which answers a question is asked: to a choice or an agreement that stands above it. */
export function ConditionFields({ source, list, place }: ConditionFieldsProps) {
  const { locale } = useDesk();
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { here } = useFaults(source);
  const { helperText, sx } = faultLook(here);
  const beside = (useWatch({ name: list }) ?? []) as readonly CustomField[];
  const key = useWatch({ name: `${source}.key` }) as string | null | undefined;
  const above = beside.slice(0, place).filter(({ kind }) => kind === 'choice' || kind === 'agreement');
  const asked = above.find((field) => field.key === key);
  if (above.length === 0 && !key) return null;
  const nameOf = (field: CustomField) => inWords(field.label, locale) || translate('desk.form.new');
  return (
    <Box sx={{ display: 'grid' }} data-faulty={here !== undefined || undefined}>
      <SelectInput
        source={`${source}.key`}
        label="desk.form.when"
        emptyText="desk.form.when_always"
        choices={[
          ...above.map((field) => ({ id: field.key, name: nameOf(field) })),
          ...(key && asked === undefined ? [{ id: key, name: translate('desk.form.when_gone') }] : []),
        ]}
        translateChoice={false}
        onChange={() => setValue(`${source}.is`, [], { shouldDirty: true })}
        helperText={helperText}
        sx={{ maxWidth: '28rem', ...sx }}
      />
      {asked !== undefined && (
        <CheckboxGroupInput
          source={`${source}.is`}
          label="desk.form.when_is"
          choices={answersOf(asked).map(({ id, name }) => ({
            id,
            name: typeof name === 'string' ? translate(name) : inWords(name, locale) || id,
          }))}
          translateChoice={false}
          helperText={false}
        />
      )}
    </Box>
  );
}

function answersOf(field: CustomField) {
  if (field.kind === 'choice') {
    // An answer that nobody has worded yet is none.
    return field.options.flatMap(({ key, label }) => (inWords(label, 'en') === '' ? [] : { id: key, name: label }));
  }
  return ['yes', 'no'].map((id) => ({ id, name: `desk.form.${id}` }));
}
