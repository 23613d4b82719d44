import { useRevalidator } from '@remix-run/react';
import { salePhaseText } from '@selvedge/domain/discount';
import { classNames } from '@selvedge/ui';
import { useCallback } from 'react';
import { type Locale, languageTag, textLocale } from '../language/address';
import { useLocale } from '../language/use-locale';
import { m } from '../paraglide/messages';
import type { SaleData } from './sale-data';
import styles from './sale-timer.module.css';
import { useSaleCountdown } from './use-sale-countdown';

/** In milliseconds: the two clocks agree to some hundredths of a second, and a list is asked for after its moment. */
const grace = 1000;

/**
 * How long a sale lasts, or until it begins; nothing once it is over. Without script, and until the server has told
 * the time, the moment is written as a date. At zero the page's lists are loaded again.
 */
export function SaleTimer({ sale, className }: { readonly sale: SaleData; readonly className?: string | undefined }) {
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const loadAgain = useCallback(() => void setTimeout(revalidate, grace), [revalidate]);
  const counted = useSaleCountdown(sale, loadAgain);
  const phase = counted?.phase ?? sale.phase;
  if (phase === 'none') return null;
  const moment = phase === 'now' ? sale.end : sale.start;
  return (
    <p className={classNames(styles.timer, className)} data-phase={phase}>
      {counted ? (
        <>
          {salePhaseText(phase, textLocale(locale))}{' '}
          <span className={styles.left} role="timer">
            {counted.left.days > 0 ? m.time_left_days({ ...counted.left }) : m.time_left({ ...counted.left })}
          </span>
        </>
      ) : (
        // The languages' data of server and browser may differ by a space or a comma.
        <time dateTime={new Date(moment * 1000).toISOString()} suppressHydrationWarning>
          {phase === 'now'
            ? m.sale_ends_at({ moment: writtenMoment(moment, locale) })
            : m.sale_starts_at({ moment: writtenMoment(moment, locale) })}
        </time>
      )}
    </p>
  );
}

/** A moment with its time zone, the same for every reader. */
export function writtenMoment(unixSeconds: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : languageTag[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(unixSeconds * 1000));
}
