import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react';
import '@selvedge/ui/tokens.css';
import '@selvedge/ui/base.css';
import './layout/tokens.css';
import { LinkProvider } from '@selvedge/ui';
import type { ReactNode } from 'react';
import { apiFor } from './api.server';
import { FatalError } from './document/fatal-error';
import chineseFonts from './document/fonts-chinese.css?url';
import englishFonts from './document/fonts-english.css?url';
import { type Locale, languageTag, localeOf } from './language/address';
import { parseCommunity } from './layout/community';
import { Frame } from './layout/frame';
import { SiteLink } from './links/site-link';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.community.name ?? 'Selvedge' }];

/** Specification §1: at its start an application loads the base information. It does not change with navigation. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context);
  const community = parseCommunity(await api.officialWeb.baseInfo());
  const [header, footer] = await Promise.all([
    api.officialWeb.headerList({ ccId: community.ccId }),
    api.officialWeb.footerEnableList({ ccId: community.ccId }),
  ]);
  return { community, navigation: { header: header.list, footer: footer.list }, origin: context.origin };
}

export const shouldRevalidate = () => false;

const fonts = { 'zh-cn': chineseFonts, en: englishFonts } as const satisfies Record<Locale, string>;

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOf(useLocation().pathname);
  return (
    <html lang={languageTag[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#20473f" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={fonts[locale]} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const data = useRouteLoaderData<typeof loader>('root');
  const locale = localeOf(useLocation().pathname);
  const isBare = useMatches().some(({ handle }) => (handle as { frame?: unknown } | undefined)?.frame === 'none');
  if (!data) return <FatalError />;
  const page = <Outlet />;
  return (
    <LinkProvider component={SiteLink}>
      {isBare ? (
        page
      ) : (
        <Frame community={data.community} navigation={data.navigation} locale={locale}>
          {page}
        </Frame>
      )}
    </LinkProvider>
  );
}

/** The last resort. It asks nothing of the site, because that may be what failed. */
export function ErrorBoundary() {
  return <FatalError />;
}
