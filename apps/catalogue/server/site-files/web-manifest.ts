import type { Language } from '../database/schema';
import { inLanguagePath, languageTag } from './language-address';
import type { SiteWords } from './load-site-words';

/** What a phone shows when the site is put on its home screen. */
export function webManifest(site: SiteWords, language: Language) {
  const start = inLanguagePath('/', language);
  return {
    id: start,
    name: site.title,
    short_name: site.name,
    description: site.description,
    lang: languageTag(language),
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f7f4ee',
    theme_color: '#f7f4ee',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
