import { useFetcher, useLocation } from '@remix-run/react';
import { uploadAccept } from '@selvedge/domain/inquiry-form';
import { formatFileSize } from '@selvedge/domain/text';
import { Button, Field } from '@selvedge/ui';
import { useEffect, useRef } from 'react';
import { useFirstIssue } from '../inquiry/use-first-issue';
import { useSingleSubmit } from '../inquiry/use-single-submit';
import { useHydrated } from '../layout/use-hydrated';
import { m } from '../paraglide/messages';
import type { OrderAnswer } from './order-action.server';
import { OrderMoment } from './order-facts';
import type { Order } from './shop-data';
import styles from './transfer-proof.module.css';

/** Takes the proof of a transfer. A refused file is cleared and says why (specification §5). */
export function TransferProof({ order, answer }: { readonly order: Order; readonly answer: OrderAnswer | undefined }) {
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const fetcher = useFetcher<OrderAnswer>();
  const given = fetcher.data ?? (answer?.intent === 'proof' ? answer : undefined);
  const isBusy = fetcher.state !== 'idle';
  const admit = useSingleSubmit(isBusy);
  useFirstIssue(form, given);
  useEffect(() => {
    if (given) form.current?.reset();
  }, [given]);
  return (
    <section className={styles.proof}>
      <h2 className={styles.title}>{m.proof_title()}</h2>
      {order.proof_refusal && (
        <p className={styles.refused} role="alert">
          {order.proof_refusal}
        </p>
      )}
      {order.proofs.length > 0 && (
        <ul>
          {order.proofs.map(({ name, size, at }) => (
            <li key={`${name}-${at}`} className={styles.sent}>
              {name} <span>{formatFileSize(size)}</span> <OrderMoment at={at} />
            </li>
          ))}
        </ul>
      )}
      <fetcher.Form
        ref={form}
        className={styles.form}
        noValidate={isHydrated}
        method="post"
        action={pathname + search}
        encType="multipart/form-data"
        onSubmit={admit}
      >
        <input type="hidden" name="intent" value="proof" />
        <Field
          label={m.proof_file()}
          name="files"
          type="file"
          required
          accept={uploadAccept}
          hint={m.proof_text()}
          error={given?.message ?? undefined}
        />
        <Button type="submit" kind="dark" busy={isBusy}>
          {isBusy ? m.proof_sending() : m.proof_send()}
        </Button>
        <p role="status">{given && given.message === null && m.proof_sent()}</p>
      </fetcher.Form>
    </section>
  );
}
