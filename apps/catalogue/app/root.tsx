import { Links, Meta, type MetaFunction, Outlet, Scripts, ScrollRestoration, useLocation } from '@remix-run/react';
import '@selvedge/ui/tokens.css';
import '@selvedge/ui/base.css';
import './fonts-first.css';
import { type ReactNode, useEffect, useState } from 'react';
import { FatalError } from './document/fatal-error';
import { PageStyles } from './document/page-styles';
import { ProgramLinks } from './document/program-links';
import fonts from './fonts.css?url';
import chineseFonts from './fonts-chinese.css?url';
import { languageTag, localeOf, textDirection } from './language/address';
import { useSite } from './layout/site-data';

export const meta: MetaFunction = () => [{ title: 'Selvedge' }];

export function Layout({ children }: { readonly children: ReactNode }) {
  const locale = localeOf(useLocation().pathname);
  const hasFiles = useSite()?.hasOwnContent ?? true;
  return (
    <html lang={languageTag[locale]} dir={textDirection(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f7f4ee" />
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {hasFiles && <ProgramLinks locale={locale} />}
        {import.meta.env.DEV ? (
          <link rel="stylesheet" href={fonts} />
        ) : (
          <noscript>
            <link rel="stylesheet" href={fonts} />
          </noscript>
        )}
        {locale === 'zh-cn' && <ChineseFonts />}
        {/* The last in the head: what later pages add comes after what the first page brought with it. */}
        {import.meta.env.DEV ? <Links /> : <PageStyles />}
      </head>
      <body id="top">
        {children}
        <ScrollRestoration />
        {import.meta.env.DEV && <Scripts />}
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
