import { useFetcher, useLocation } from '@remix-run/react';
import { paymentBlockedDialog, paymentTypeName } from '@selvedge/error-catalogue';
import { Button, Dialog } from '@selvedge/ui';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTextLocale } from '../language/use-locale';
import { m } from '../paraglide/messages';
import type { OrderAnswer } from './order-action.server';
import styles from './pay-order.module.css';
import type { Order } from './shop-data';
import { showMoney } from './show-money';

/**
 * Opens the payment's page in a window of its own. The window is opened by the press itself, before its address is
 * known, because a browser blocks what opens later; one that blocks it all the same is asked for by a dialog
 * (specification §8). Without script the answer is a link.
 */
export function PayOrder({ order, answer }: { readonly order: Order; readonly answer: OrderAnswer | undefined }) {
  const locale = useTextLocale();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<OrderAnswer>();
  const pressed = useRef<{ readonly page: Window | null } | null>(null);
  const [isBlocked, setBlocked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const given = fetcher.data ?? (answer?.intent === 'pay' ? answer : undefined);
  const pageUrl = given?.payment?.kind === 'redirect' ? given.payment.url : null;
  // Where no script runs, or did not yet: the answer of the form is the link itself.
  const linkUrl = fetcher.data ? null : pageUrl;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (fetcher.state !== 'idle') return event.preventDefault();
    const page = window.open('about:blank', '_blank');
    if (page) page.document.title = m.pay_opening();
    pressed.current = { page };
  };
  useEffect(() => {
    const { data, state } = fetcher;
    if (state !== 'idle' || !data) return;
    const asked = pressed.current;
    pressed.current = null;
    // Each press is answered once, however often the page is drawn.
    if (asked === null) return;
    const { page } = asked;
    if (data.payment?.kind !== 'redirect') {
      page?.close();
      return;
    }
    if (page && !page.closed) {
      page.opener = null;
      page.location.replace(data.payment.url);
      setOpen(true);
    } else setBlocked(true);
  }, [fetcher]);

  const isBusy = fetcher.state !== 'idle';
  return (
    <section className={styles.pay} aria-label={m.order_payment_by()}>
      <fetcher.Form method="post" action={pathname + search} onSubmit={submit}>
        <input type="hidden" name="intent" value="pay" />
        <Button type="submit" busy={isBusy}>
          {isBusy ? m.pay_opening() : m.pay_order({ amount: showMoney(order.total) })}
        </Button>
      </fetcher.Form>
      <p className={styles.by}>{paymentTypeName(order.payment_type, locale)}</p>
      {linkUrl && <PayLink href={linkUrl} />}
      <p role="status">{isOpen && m.pay_window_open()}</p>
      {given?.message && (
        <p className={styles.failed} role="alert">
          {given.message} {m.pay_failed()}
        </p>
      )}
      <Dialog
        open={isBlocked}
        onClose={() => setBlocked(false)}
        title={m.payment_blocked_title()}
        closeLabel={m.cancel()}
        role="alertdialog"
        actions={
          <PayLink
            href={pageUrl ?? ''}
            onGone={() => {
              setBlocked(false);
              setOpen(true);
            }}
          />
        }
      >
        <p>{paymentBlockedDialog.text[locale]}</p>
      </Dialog>
    </section>
  );
}

/**
 * The way to the payment's page. The press itself is the consent to leave, so nothing is asked again; a browser that
 * opens no window at all goes there in this one.
 */
function PayLink({ href, onGone }: { readonly href: string; readonly onGone?: () => void }) {
  const locale = useTextLocale();
  const go = (event: MouseEvent) => {
    event.preventDefault();
    const page = window.open(href, '_blank');
    if (page) page.opener = null;
    else window.location.assign(href);
    onGone?.();
  };
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer" onClick={go}>
      {paymentBlockedDialog.confirm[locale]}
    </a>
  );
}
