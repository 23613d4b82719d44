import { index, type RouteConfig, route } from '@remix-run/route-config';

/** Every address of the portal. A page stands once in each language: without a prefix, and below /en. */
export default [
  index('routes/home.tsx', { id: 'home.zh-cn' }),
  route('en', 'routes/home.tsx', { id: 'home.en' }),
  route('news/:id', 'routes/news.tsx', { id: 'news.zh-cn' }),
  route('en/news/:id', 'routes/news.tsx', { id: 'news.en' }),
  route('*', 'routes/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
