import { type FigureRow, FigureTable } from '@selvedge/ui';
import { languageTag } from '../language/address';
import { useLocale } from '../language/use-locale';
import { m } from '../paraglide/messages';
import type { PrivacyAnswer, VisitorData } from './privacy-action.server';

const actionNames: Readonly<Record<string, () => string>> = {
  view: m.action_view,
  search: m.action_search,
  inquiry_add: m.action_inquiry_add,
  inquiry_remove: m.action_inquiry_remove,
  form_submit: m.action_form_submit,
  download: m.action_download,
  film_play: m.action_film_play,
  chat_open: m.action_chat_open,
};

/** What is held about the visitor, or what became of it. */
export function VisitorFacts({ answer }: { readonly answer: PrivacyAnswer }) {
  const locale = useLocale();
  if (answer.kind === 'failed') return <p>{m.privacy_failed()}</p>;
  if (answer.kind === 'erased') return <p data-erased="">{m.privacy_erased()}</p>;
  if (answer.visitor.visitor_code === null) return <p>{m.privacy_nothing()}</p>;
  return <FigureTable caption={m.privacy_yours_title()} rows={factRows(answer.visitor, languageTag[locale])} />;
}

function factRows(visitor: VisitorData, tag: string): FigureRow[] {
  const firstSeen = new Date((visitor.first_seen ?? 0) * 1000);
  const day = firstSeen.toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return [
    { name: m.privacy_code(), value: visitor.visitor_code ?? '' },
    { name: m.privacy_first_seen(), value: day },
    ...countByName(visitor.actions),
    { name: m.privacy_links(), value: String(visitor.link_clicks) },
    { name: m.privacy_downloads(), value: String(visitor.download_requests) },
    { name: m.privacy_inquiries(), value: String(visitor.inquiries) },
    ...(visitor.orders > 0 ? [{ name: m.privacy_orders(), value: String(visitor.orders) }] : []),
  ];
}

/** Actions that have no name here, from another version of the site, are counted together. */
function countByName(actions: VisitorData['actions']): FigureRow[] {
  const counts = new Map<string, number>();
  for (const { page_action, count } of actions) {
    const name = (actionNames[page_action] ?? m.action_other)();
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => ({ name, value: String(count) }));
}
