import { Form, useNavigation } from '@remix-run/react';
import { Button, Field } from '@selvedge/ui';
import { useRef } from 'react';
import { useFocusIssue } from '../forms/use-focus-issue';
import { Sheet } from '../page/sheet';
import { m } from '../paraglide/messages';
import type { FeePartProps } from './fee-page';
import styles from './fee-page.module.css';

/** Sends the picture of a transfer slip: a real form, so that a phone's camera serves it without script too. */
export function SlipForm({ fee, outcome, locale }: FeePartProps) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().formData?.get('intent') === 'slip';
  const own = outcome?.intent === 'slip' ? outcome : undefined;
  useFocusIssue(form, own);
  return (
    <Sheet title={m.fee_slip({}, { locale })}>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        className={styles.form}
        noValidate
        preventScrollReset
      >
        <input type="hidden" name="intent" value="slip" />
        {own?.problem && (
          <p className={styles.problem} role="alert" tabIndex={-1} data-outcome>
            {own.problem}
          </p>
        )}
        <Field
          label={m.fee_slip_file({}, { locale })}
          hint={m.fee_slip_hint({}, { locale })}
          type="file"
          name="files"
          accept="image/jpeg,image/png,application/pdf"
          required
          error={own?.issues['files.0'] ?? own?.issues.files}
        />
        <Field
          label={m.fee_slip_amount({ currency: fee.currency }, { locale })}
          name="cents"
          inputMode="decimal"
          defaultValue={own?.values.cents ?? fee.suggested}
          error={own?.issues.cents}
          required
        />
        <Button type="submit" busy={isBusy}>
          {m.fee_slip_send({}, { locale })}
        </Button>
      </Form>
    </Sheet>
  );
}
