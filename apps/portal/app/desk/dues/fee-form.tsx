import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  RadioButtonGroupInput,
  required,
  SimpleForm,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { TextPair } from '../fields/text-pair';
import { AudienceFields } from './audience-fields';
import { DuePlan } from './due-plan';
import type { feeToForm } from './fee-resource';
import { FeeSummary } from './fee-summary';
import { FeeToolbar } from './fee-toolbar';
import { RuleFields } from './rule-fields';

/** A fee as the form holds it. */
export type FormFee = ReturnType<typeof feeToForm>;

const beginning = {
  kind: 'membership',
  payer: 'member',
  rule: { kind: 'fixed', base: 0, each: 0, positions: [], bands: [], most: null, rows: [{}] },
  audience: { kind: 'all', positions: [], categories: [], members: [] },
  plan: [{ days: 30, share: 1000 }],
  is_pro_rata: true,
  renews: false,
  renews_before: 30,
  reminders: [-7, 0, 14],
};

const reminderDays = [-30, -14, -7, -3, -1, 0, 1, 7, 14, 30, 60];

/** A fee: its words, how much it is, for whom, until when. What was billed by its terms keeps them. */
export function FeeForm() {
  const fee = useRecordContext<FormFee>();
  const isFixed = fee !== undefined && fee.state !== 'draft';
  return (
    <Card>
      <SimpleForm toolbar={<FeeToolbar />} defaultValues={beginning}>
        <TextPair resource="fees" fields={{ title: 1, description: 3 }} />
        {isFixed ? (
          <Section name="terms" help="desk.dues.terms_fixed">
            <FeeSummary fee={fee} />
          </Section>
        ) : (
          <Terms />
        )}
        <Section name="renewal">
          <Renewal />
        </Section>
      </SimpleForm>
    </Card>
  );
}

/** A part of the form below a heading of its own. */
function Section({
  name,
  help,
  children,
}: {
  readonly name: string;
  readonly help?: string;
  readonly children: ReactNode;
}) {
  const translate = useTranslate();
  return (
    <Box
      component="section"
      aria-labelledby={`fee-${name}`}
      sx={{ width: '100%', borderBlockStart: 1, borderColor: 'divider', marginBlockStart: 2, paddingBlockStart: 2 }}
    >
      <Typography variant="h2" id={`fee-${name}`} sx={{ marginBlockEnd: 1 }}>
        {translate(`desk.dues.section.${name}`)}
      </Typography>
      {help !== undefined && (
        <Typography color="text.secondary" sx={{ marginBlockEnd: 1.5 }}>
          {translate(help)}
        </Typography>
      )}
      {children}
    </Box>
  );
}

function Terms() {
  const choices = (group: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, name: `desk.dues.${group}.${id}` }));
  return (
    <>
      <Section name="amount">
        <RadioButtonGroupInput
          source="kind"
          choices={choices('kind', ['membership', 'other'])}
          validate={required()}
          helperText={false}
        />
        <RadioButtonGroupInput
          source="payer"
          choices={choices('payer', ['member', 'company'])}
          validate={required()}
          helperText={false}
        />
        <RuleFields />
      </Section>
      <Section name="audience">
        <AudienceFields />
      </Section>
      <Section name="days">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {['period_from', 'period_until'].map((source) => (
            <TextInput
              key={source}
              source={source}
              type="date"
              validate={required()}
              helperText={false}
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ maxWidth: '16rem' }}
            />
          ))}
        </Box>
        <DuePlan />
        <BooleanInput source="is_pro_rata" helperText={false} />
      </Section>
    </>
  );
}

function Renewal() {
  const translate = useTranslate();
  const renews: unknown = useWatch({ name: 'renews' });
  const fee = useRecordContext<FormFee>();
  const name = (days: number) =>
    translate(`desk.dues.reminder.${days < 0 ? 'before' : days === 0 ? 'today' : 'after'}`, {
      smart_count: Math.abs(days),
    });
  const kept = (fee?.reminders ?? []).filter((days) => !reminderDays.includes(days));
  const days = [...reminderDays, ...kept].sort((one, other) => one - other);
  return (
    <>
      <BooleanInput source="renews" helperText={false} />
      {renews === true && (
        <NumberInput
          source="renews_before"
          min={0}
          max={180}
          validate={required()}
          helperText={false}
          sx={{ maxWidth: '22rem' }}
        />
      )}
      <CheckboxGroupInput
        source="reminders"
        choices={days.map((id) => ({ id, name: name(id) }))}
        translateChoice={false}
        helperText={false}
      />
    </>
  );
}
