import { useLocation } from '@remix-run/react';
import { LinkButton, Pagination, UiLink } from '@selvedge/ui';
import { ShowDate } from '../article/show-date';
import { languageTag } from '../language/address';
import { useLocale } from '../language/use-locale';
import { m } from '../paraglide/messages';
import type { ReviewsData } from './load-reviews.server';
import { reviewsHref } from './review-address';
import styles from './reviews.module.css';
import { Score } from './score';

interface Reviewed {
  readonly id: number;
  readonly href: string;
}

/** What buyers say, page by page, in the order that is asked for. Nothing is claimed before anybody has spoken. */
export function Reviews({ reviews, product }: { readonly reviews: ReviewsData; readonly product: Reviewed }) {
  const { search } = useLocation();
  const hrefOf = (part: { readonly sort: string; readonly page?: number }) => product.href + reviewsHref(search, part);
  const { score, count, list, page, pageCount, sort } = reviews;
  if (count === 0) {
    return (
      <div className={styles.none}>
        <h3>{m.reviews_none_title()}</h3>
        <p>{m.reviews_none_text()}</p>
        <LinkButton kind="plain" href={`/inquire_form?products=${product.id}&swatch=1`} rel="nofollow">
          {m.ask_for_swatch()}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.reviews}>
      <div className={styles.head}>
        <p className={styles.overall}>
          <span className={styles.number} aria-hidden="true">
            {score.toFixed(1)}
          </span>
          <span>
            <Score score={score} />
            <span className={styles.count}>{m.reviews_score({ score: score.toFixed(1), count })}</span>
          </span>
        </p>
        <nav aria-label={m.review_sort()}>
          <ul className={styles.sorts}>
            {Object.entries(sortNames).map(([name, label]) => (
              <li key={name}>
                <UiLink
                  className={styles.sort}
                  href={hrefOf({ sort: name })}
                  rel="nofollow"
                  {...(name === sort && { 'aria-current': 'true' })}
                >
                  {label()}
                </UiLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ol className={styles.list}>
        {list.map((review) => (
          <li key={review.id} className={styles.review}>
            <p className={styles.byline}>
              <Score score={review.score} label={m.review_score({ score: review.score })} />
              <span className={styles.author} lang={languageTag[review.language]}>
                {review.author}
              </span>
              <ShowDate unixSeconds={review.showTime} />
              <ForeignLanguage language={review.language} />
            </p>
            <div lang={languageTag[review.language]}>
              <p>{review.text}</p>
            </div>
            {review.reply && (
              <div className={styles.reply}>
                <p className={styles.replyHead}>{m.review_reply()}</p>
                <p lang={languageTag[review.language]}>{review.reply}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
      <Pagination
        page={page}
        pageCount={pageCount}
        href={(number) => hrefOf({ sort, page: number })}
        words={{
          label: m.review_pages(),
          previous: m.previous_page(),
          next: m.next_page(),
          page: (number) => m.page_number({ page: number }),
        }}
      />
    </div>
  );
}

const sortNames = {
  newest: m.review_sort_newest,
  highest: m.review_sort_highest,
  lowest: m.review_sort_lowest,
} as const satisfies Record<ReviewsData['sort'], () => string>;

const languageNames = { en: m.language_en, 'zh-cn': m.language_zh_cn } as const;

/** A review in another language than the page's says so. */
function ForeignLanguage({ language }: { readonly language: keyof typeof languageNames }) {
  const locale = useLocale();
  if (language === locale) return null;
  return <span>{m.review_language({ language: languageNames[language]() })}</span>;
}
