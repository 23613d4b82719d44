import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';

/** Where programs find what they read of the site: feed readers, browsers' search, home screens. */
export function ProgramLinks({ locale }: { readonly locale: Locale }) {
  const at = (path: string) => inLanguage(path, locale);
  return (
    <>
      <link rel="manifest" href={at('/site.webmanifest')} />
      <link rel="alternate" type="application/rss+xml" title={`${m.journal()} (RSS)`} href={at('/feed.xml')} />
      <link rel="alternate" type="application/atom+xml" title={`${m.journal()} (Atom)`} href={at('/atom.xml')} />
      <link rel="search" type="application/opensearchdescription+xml" title={m.search()} href={at('/opensearch.xml')} />
    </>
  );
}
