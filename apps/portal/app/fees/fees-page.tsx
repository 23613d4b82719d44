import { OwnNavigation } from '../account/own-navigation';
import { Empty } from '../home/empty';
import { inLanguage, type Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import { RowList } from '../page/row-list';
import { m } from '../paraglide/messages';
import { feeStates } from './fee-states';
import type { FeeEntry } from './load-fees.server';

/** A person's own bills. */
export function FeesPage({ fees, locale }: { readonly fees: readonly FeeEntry[]; readonly locale: Locale }) {
  return (
    <>
      <OwnNavigation locale={locale} />
      <PageHead title={m.fees_title({}, { locale })} lead={m.fees_lead({}, { locale })} />
      {fees.length === 0 ? (
        <Empty title={m.fees_empty({}, { locale })} text={m.fees_empty_text({}, { locale })} />
      ) : (
        <RowList
          rows={fees.map(({ id, title, state, amount, due, period }) => ({
            key: id,
            href: inLanguage(`/me/fees/${id}`, locale),
            title,
            mark: feeStates[state]({}, { locale }),
            isUrgent: state === 'overdue',
            aside: amount,
            summary: [due && m.fee_due({ day: due.text }, { locale }), period].filter(Boolean).join(' · '),
          }))}
        />
      )}
    </>
  );
}
