import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FieldKind, formLimits } from '@selvedge/domain/custom-form';
import type { ReactNode } from 'react';
import { BooleanInput, NumberInput, useTranslate } from 'react-admin';
import { ConditionFields } from './condition-fields';
import { faultLook, useFaults } from './form-faults';
import { OptionList } from './option-list';
import { WordsPair } from './words-pair';

interface QuestionFieldsProps {
  readonly source: string;
  readonly kind: FieldKind;
  /** Where the questions beside it lie, and its place among them: a condition names one above. */
  readonly list: string;
  readonly place: number;
  /** The questions of a group, by where they lie. */
  readonly within: (source: string) => ReactNode;
}

/** Everything that can be said about a question. */
export function QuestionFields({ source, kind, list, place, within }: QuestionFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <WordsPair source={`${source}.label`} words="desk.form.label" max={formLimits.label} />
      <WordsPair source={`${source}.hint`} words="desk.form.hint" max={formLimits.label} />
      {parts[kind](source, within)}
      <Toggle source={`${source}.required`} label="desk.form.required" />
      <ConditionFields source={`${source}.when`} list={list} place={place} />
    </Box>
  );
}

const parts: Readonly<Record<FieldKind, (source: string, within: (source: string) => ReactNode) => ReactNode>> = {
  text: (source) => (
    <>
      <Toggle source={`${source}.isLong`} label="desk.form.is_long" />
      <Count source={`${source}.max`} label="desk.form.max_text" min={1} max={formLimits.text} />
    </>
  ),
  number: (source) => (
    <Counts>
      <Count source={`${source}.min`} label="desk.form.min" />
      <Count source={`${source}.max`} label="desk.form.max" />
      <Count source={`${source}.decimals`} label="desk.form.decimals" min={0} max={formLimits.decimals} />
    </Counts>
  ),
  choice: (source) => (
    <>
      <OptionList source={`${source}.options`} />
      <Toggle source={`${source}.isMultiple`} label="desk.form.is_multiple" />
    </>
  ),
  date: () => null,
  phone: () => null,
  email: () => null,
  region: () => null,
  file: (source) => <Count source={`${source}.max`} label="desk.form.max_file" min={1} max={formLimits.files} />,
  agreement: (source) => <WordsPair source={`${source}.text`} words="desk.form.agreed" max={formLimits.text} isLong />,
  group: (source, within) => (
    <>
      <Within source={source}>{within(`${source}.fields`)}</Within>
      <Counts>
        <Count source={`${source}.min`} label="desk.form.min_rounds" min={0} max={formLimits.rounds} />
        <Count source={`${source}.max`} label="desk.form.max_rounds" min={1} max={formLimits.rounds} />
      </Counts>
    </>
  ),
};

/** The questions of a group. */
function Within({ source, children }: { readonly source: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box role="group" aria-labelledby={`${source}-title`} sx={{ paddingBlock: 1 }}>
      <Typography variant="subtitle1" component="h3" id={`${source}-title`} sx={{ marginBlockEnd: 1 }}>
        {translate('desk.form.within')}
      </Typography>
      {children}
    </Box>
  );
}

function Toggle({ source, label }: { readonly source: string; readonly label: string }) {
  return <BooleanInput source={source} label={label} helperText={false} sx={{ minHeight: 44 }} />;
}

function Counts({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>{children}</Box>;
}

interface CountProps {
  readonly source: string;
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
}

function Count({ source, label, ...bounds }: CountProps) {
  const { helperText, htmlInput, sx } = faultLook(useFaults(source).here);
  return (
    <NumberInput
      source={source}
      label={label}
      {...bounds}
      helperText={helperText}
      slotProps={{ htmlInput }}
      sx={{ maxWidth: '14rem', ...sx }}
    />
  );
}
