import { index, type RouteConfig, type RouteConfigEntry, route } from '@remix-run/route-config';
import { baseLocale, locales } from '../project.inlang/settings.json';

/** The table of contents: every address of specification §2, without its language. */
const pages: RouteConfigEntry[] = [
  index('routes/home.tsx'),
  route('index', 'routes/home.tsx', { id: 'routes/home-index' }),
  route('index.html', 'routes/home.tsx', { id: 'routes/home-index-html' }),

  route('product-products', 'routes/product-products.tsx'),
  route('product-search', 'routes/product-search.tsx'),
  route('product/category/:slug', 'routes/product-category.tsx'),
  route('product/:slug', 'routes/product-detail.tsx'),
  route('product-discount-now', 'routes/product-discount.tsx', { id: 'routes/product-discount-now' }),
  route('product-discount-upcoming', 'routes/product-discount.tsx', { id: 'routes/product-discount-upcoming' }),
  route('reduction/:slug', 'routes/reduction-detail.tsx'),
  route('find-count', 'routes/find-count.ts'),
  route('server-time', 'routes/server-time.ts'),
  route('visit-note', 'routes/visit-note.ts'),
  route('chat-entries', 'routes/chat-entries.ts'),

  route('article-list', 'routes/article-list.tsx'),
  route('article-detail/:slug', 'routes/article-detail.tsx'),
  route('video-list', 'routes/video-list.tsx'),
  route('video-detail/:slug', 'routes/video-detail.tsx'),
  route('downloads', 'routes/downloads.tsx'),
  route('downloads/:slug', 'routes/download-request.tsx'),

  route('privacy', 'routes/privacy.tsx'),
  route('about-us', 'routes/about-us.tsx'),
  route('contact-us', 'routes/contact-us.tsx'),
  route('yarn-dyeing', 'routes/service.tsx', { id: 'routes/yarn-dyeing' }),
  route('yarn-processing', 'routes/service.tsx', { id: 'routes/yarn-processing' }),
  route('yarn-weaving', 'routes/service.tsx', { id: 'routes/yarn-weaving' }),
  route('denim-fabric-finishing', 'routes/service.tsx', { id: 'routes/denim-fabric-finishing' }),
  route('oem-odm', 'routes/service.tsx', { id: 'routes/oem-odm' }),

  route('cart', 'routes/cart.tsx'),
  route('cart-quote', 'routes/cart-quote.ts'),
  route('checkout', 'routes/checkout.tsx'),
  route('order/:number', 'routes/order.tsx'),
  route('product-check/:id', 'routes/product-check.ts'),

  route('inquire_form', 'routes/inquire-form.tsx'),
  route('inquire_success', 'routes/inquire-success.tsx'),

  // Pages of lists (`{base}_list2.html`), which need a prefix parameter that routes cannot have; everything else is
  // not found.
  route('*', 'routes/list-page.tsx'),
];

/** The same routes once more need names of their own. */
function renamed(entry: RouteConfigEntry, locale: string): RouteConfigEntry {
  const id = `${entry.id ?? entry.file.replace(/\.tsx?$/, '')}.${locale}`;
  return { ...entry, id, children: (entry.children ?? []).map((child) => renamed(child, locale)) };
}

const [second, ...further] = locales.filter((locale) => locale !== baseLocale);

/** English has no prefix, Chinese stands under `/zh-cn`, and so does every language that has messages under its name. */
export default [
  route(`${second}?`, 'routes/site.tsx', pages),
  ...further.map((locale) => renamed(route(locale, 'routes/site.tsx', pages), locale)),
] satisfies RouteConfig;
