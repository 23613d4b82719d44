import { AccountForm, SendButton } from '../account/account-form';
import { SavedNote } from '../account/me-section';
import { OwnNavigation } from '../account/own-navigation';
import type { Outcome } from '../account/refused';
import type { Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import { Sheet } from '../page/sheet';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import styles from './fee-page.module.css';
import { feeStates } from './fee-states';
import type { Fee } from './load-fees.server';
import { SlipForm } from './slip-form';

export interface FeePartProps {
  readonly fee: Fee;
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
}

/** One bill: what is to be paid until when, where to, what was sent, and the receipts. */
export function FeePage(props: FeePartProps) {
  const { fee, outcome, locale } = props;
  return (
    <>
      <OwnNavigation locale={locale} />
      <PageHead title={fee.title} lead={fee.description}>
        <p className={styles.state} data-state={fee.state}>
          {feeStates[fee.state]({}, { locale })}
        </p>
      </PageHead>
      <div className={sheet.columns}>
        <div className={sheet.stack}>
          {outcome?.isDone && <SavedNote>{m.fee_slip_sent({}, { locale })}</SavedNote>}
          {fee.can_pay_online && (
            <AccountForm intent="pay" outcome={outcome} locale={locale}>
              <SendButton intent="pay">{m.fee_pay_online({}, { locale })}</SendButton>
            </AccountForm>
          )}
          {fee.can_send_voucher && <SlipForm {...props} />}
          <Slips {...props} />
          <Receipts {...props} />
        </div>
        <Facts {...props} />
      </div>
    </>
  );
}

function Slips({ fee, locale }: FeePartProps) {
  if (fee.vouchers.length === 0) return null;
  return (
    <Sheet title={m.fee_slips({}, { locale })}>
      <ul className={styles.entries}>
        {fee.vouchers.map(({ id, state, reason, url, name, amount, sent }) => (
          <li key={id} className={styles.entry}>
            <a href={url} className={styles.file}>
              {name}
            </a>
            <span>{amount}</span>
            <time dateTime={sent.machine}>{sent.text}</time>
            <strong data-state={state}>
              {state === 'waiting' && m.fee_slip_waiting({}, { locale })}
              {state === 'accepted' && m.fee_slip_accepted({}, { locale })}
              {state === 'refused' && m.fee_slip_refused({ reason }, { locale })}
            </strong>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const receiptWords = {
  payment: m.fee_receipt_payment,
  refund: m.fee_receipt_refund,
  cancellation: m.fee_receipt_cancellation,
} as const;

function Receipts({ fee, locale }: FeePartProps) {
  if (fee.receipts.length === 0) return null;
  return (
    <Sheet title={m.fee_receipts({}, { locale })}>
      <ul className={styles.entries}>
        {fee.receipts.map(({ id, kind, number, url, amount, booked, cancelled_by }) => (
          <li key={id} className={styles.entry}>
            <a href={url} className={styles.file}>
              {receiptWords[kind]({ number }, { locale })}
            </a>
            <span>{amount}</span>
            <time dateTime={booked.machine}>{booked.text}</time>
            {cancelled_by !== null && <strong>{m.fee_receipt_cancelled({ number: cancelled_by }, { locale })}</strong>}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Facts({ fee, locale }: FeePartProps) {
  return (
    <div className={sheet.stack}>
      <Sheet title={m.fee_facts({}, { locale })}>
        <dl className={sheet.facts}>
          <dt>{m.fee_open({}, { locale })}</dt>
          <dd className={styles.open}>{fee.openText}</dd>
          <dt>{m.fee_amount({}, { locale })}</dt>
          <dd>{fee.amountText}</dd>
          <dt>{m.fee_paid({}, { locale })}</dt>
          <dd>{fee.paidText}</dd>
          <dt>{m.fee_payer({}, { locale })}</dt>
          <dd>{fee.payer}</dd>
          {fee.periodText && (
            <>
              <dt>{m.fee_period({}, { locale })}</dt>
              <dd>{fee.periodText}</dd>
            </>
          )}
          <dt>{m.fee_instalments({}, { locale })}</dt>
          {fee.instalments.map(({ number, due, amount, isOpen }) => (
            <dd key={number} className={styles.due}>
              <time dateTime={due.machine}>{due.text}</time> · {isOpen ? amount : m.fee_settled({}, { locale })}
            </dd>
          ))}
        </dl>
      </Sheet>
      {fee.outstanding > 0 && <Account account={fee.account} locale={locale} />}
    </div>
  );
}

/** Where the money goes to, while some is still to be paid. */
function Account({ account, locale }: Pick<Fee, 'account'> & Pick<FeePartProps, 'locale'>) {
  return (
    <Sheet title={m.fee_account({}, { locale })}>
      {account === null ? (
        <p>{m.fee_account_none({}, { locale })}</p>
      ) : (
        <dl className={sheet.facts}>
          <dt>{m.fee_account_holder({}, { locale })}</dt>
          <dd>{account.holder}</dd>
          <dt>{m.fee_account_bank({}, { locale })}</dt>
          <dd>{account.bank}</dd>
          <dt>{m.fee_account_number({}, { locale })}</dt>
          <dd>{account.number}</dd>
        </dl>
      )}
    </Sheet>
  );
}
