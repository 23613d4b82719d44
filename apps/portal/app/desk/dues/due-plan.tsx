import Typography from '@mui/material/Typography';
import { ArrayInput, NumberInput, required, SimpleFormIterator, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { wholeTimes } from './money';

const field = (name: string) => `resources.fees.fields.${name}`;

/** The parts in which a fee falls due. Shares are typed in percent and travel per mille. */
export function DuePlan() {
  return (
    <>
      <ArrayInput source="plan" label={field('plan')} helperText={false}>
        <SimpleFormIterator inline disableReordering>
          <NumberInput
            source="days"
            label={field('days')}
            min={-180}
            max={730}
            validate={required()}
            helperText={false}
            sx={{ maxWidth: '16rem' }}
          />
          <NumberInput
            source="share"
            label={field('share')}
            min={0.1}
            max={100}
            step={0.1}
            format={(share: number | null) => (typeof share === 'number' ? share / 10 : '')}
            parse={(percent: string | number | null) => wholeTimes(percent, 10)}
            validate={required()}
            helperText={false}
            sx={{ maxWidth: '12rem' }}
          />
        </SimpleFormIterator>
      </ArrayInput>
      <Sum />
    </>
  );
}

/** The shares together, said while they are typed. */
function Sum() {
  const translate = useTranslate();
  const plan = (useWatch({ name: 'plan' }) ?? []) as readonly ({ readonly share?: number | null } | null)[];
  const sum = plan.reduce((all, part) => all + (part?.share ?? 0), 0);
  const isWhole = sum === 1000;
  return (
    <Typography color={isWhole ? 'text.secondary' : 'error'} aria-live="polite" sx={{ marginBlockEnd: 1 }}>
      {translate(`desk.dues.${isWhole ? 'plan_sum' : 'plan_wrong'}`, { percent: sum / 10 })}
    </Typography>
  );
}
