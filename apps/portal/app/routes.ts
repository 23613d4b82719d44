import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@remix-run/route-config';

/** The public pages: their addresses, and the routes that draw them. */
const publicPages = {
  about: 'about',
  people: 'people',
  members: 'members',
  'members/:id': 'member',
  companies: 'companies',
  'companies/:id': 'company',
  news: 'news-list',
  announcements: 'announcements',
  'announcements/:id': 'announcement',
  jobs: 'jobs',
  'jobs/:id': 'job',
  activities: 'activities',
  'activities/:id': 'activity',
  contact: 'contact',
  search: 'search',
  join: 'join',
};

/** The pages of the member's area: what stands on each of them is read once for all. */
const ownPages = {
  me: 'me',
  'me/profile': 'my-profile',
  'me/notices': 'my-notices',
  'me/fees': 'my-fees',
  'me/fees/:id': 'my-fee',
  'me/activities': 'my-activities',
  'me/activities/:id': 'my-enrolment',
  'me/calendar': 'my-calendar',
  'me/applications': 'applications',
  'me/applications/:id': 'application',
  'me/card': 'member-card',
  'me/seats': 'my-seats',
  'me/data': 'own-data',
  'me/council': 'council',
};

/** Every address of the portal. A page stands once in each language: without a prefix, and below /en. */
export default [
  index('routes/home.tsx', { id: 'home.zh-cn' }),
  route('en', 'routes/home.tsx', { id: 'home.en' }),
  route('news/:id', 'routes/news.tsx', { id: 'news.zh-cn' }),
  route('en/news/:id', 'routes/news.tsx', { id: 'news.en' }),
  ...inBothLanguages({
    'sign-in': 'sign-in',
    'sign-in/with/:provider': 'sign-in-with',
    'sign-in/scan': 'sign-in-scan',
    register: 'register',
    forgot: 'forgot',
    reset: 'reset',
    scan: 'scan',
    'enrol/:id': 'enrol',
    'door/:id': 'door',
    'me/activities/:id/certificate/:place': 'my-certificate',
    'tickets/:code': 'ticket',
    'me/card/certificate': 'certificate',
    'me/data/file': 'own-data-file',
    'verify/:key': 'verify',
    'invitation/:token': 'invitation',
    'card/:id': 'card',
    setup: 'setup',
  }),
  layout('routes/own.tsx', { id: 'own.zh-cn' }, inOneLanguage(ownPages, '', 'zh-cn')),
  layout('routes/own.tsx', { id: 'own.en' }, inOneLanguage(ownPages, 'en/', 'en')),
  // Third parties know one address only.
  route('sign-in/back', 'routes/sign-in-back.tsx'),
  route('manage/*', 'routes/manage.tsx', { id: 'manage.zh-cn' }),
  route('en/manage/*', 'routes/manage.tsx', { id: 'manage.en' }),
  ...inBothLanguages(publicPages),
  route('*', 'routes/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;

/** Pages by their address, once in each language. */
function inBothLanguages(pages: Readonly<Record<string, string>>): RouteConfigEntry[] {
  return [...inOneLanguage(pages, '', 'zh-cn'), ...inOneLanguage(pages, 'en/', 'en')];
}

function inOneLanguage(pages: Readonly<Record<string, string>>, base: string, language: string): RouteConfigEntry[] {
  return Object.entries(pages).map(([path, name]) =>
    route(`${base}${path}`, `routes/${name}.tsx`, { id: `${name}.${language}` }),
  );
}
