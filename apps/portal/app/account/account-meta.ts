import type { MetaDescriptor } from '@remix-run/node';
import { rootDataOf } from '../document/root-data';
import { type Locale, localeOf } from '../language/address';

interface MetaArgs {
  readonly matches: readonly { readonly id: string; readonly data: unknown }[];
  readonly location: { readonly pathname: string };
}

type Words = (inputs: Record<string, never>, options: { locale: Locale }) => string;

/** The head of a page that belongs to one person: no search engine has any use for it. */
export function accountMeta({ matches, location }: MetaArgs, title: Words): MetaDescriptor[] {
  const site = rootDataOf(matches)?.community.name;
  const own = title({}, { locale: localeOf(location.pathname) });
  return [{ title: site === undefined ? own : `${own} · ${site}` }, { name: 'robots', content: 'noindex' }];
}
