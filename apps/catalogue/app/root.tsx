import type { LinksFunction } from '@remix-run/node';
import { Links, Meta, type MetaFunction, Outlet, Scripts, ScrollRestoration, useLocation } from '@remix-run/react';
import '@selvedge/ui/tokens.css';
import '@selvedge/ui/base.css';
import { type ReactNode, useEffect, useState } from 'react';
import { FatalError } from './document/fatal-error';
import instrumentSans from './fonts/instrument-sans.woff2?url';
import newsreader from './fonts/newsreader.woff2?url';
import './fonts.css';
import { ProgramLinks } from './document/program-links';
import chineseFonts from './fonts-chinese.css?url';
import { languageTag, localeOf, textDirection } from './language/address';

const preload = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  preload(newsreader),
  preload(instrumentSans),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export const meta: MetaFunction = () => [{ title: 'Selvedge' }];

export function Layout({ children }: { readonly children: ReactNode }) {
  const locale = localeOf(useLocation().pathname);
  return (
    <html lang={languageTag[locale]} dir={textDirection(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f7f4ee" />
        <Meta />
        <Links />
        <ProgramLinks locale={locale} />
        {locale === 'zh-cn' && <ChineseFonts />}
      </head>
      <body id="top">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** A heading's Chinese letters weigh a megabyte, which a phone is not asked to carry: it draws them in its own face. */
const onLargeScreens = '(min-width: 48.0625rem)';

/**
 * The list of the Chinese font's many files is long: the page is painted in the system's face before it is asked for,
 * and exchanged afterwards where the system has no face of the kind.
 */
function ChineseFonts() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => setIsWanted(window.matchMedia(onLargeScreens).matches), []);
  return (
    <>
      {isWanted && <link rel="stylesheet" href={chineseFonts} />}
      <noscript>
        <link rel="stylesheet" href={chineseFonts} media={onLargeScreens} />
      </noscript>
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The last resort: nothing of the site is asked for, because that may be what failed. */
export function ErrorBoundary() {
  return <FatalError />;
}
