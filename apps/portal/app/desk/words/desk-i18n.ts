import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import type { Locale } from '../../language/address';
import { chinese } from './chinese';
import { chineseActivities } from './chinese-activities';
import { chineseCompanies } from './chinese-companies';
import { chineseDues } from './chinese-dues';
import { chineseFormBuilder } from './chinese-form-builder';
import { chineseJoinSettings } from './chinese-join-settings';
import { chineseJoining } from './chinese-joining';
import { chineseRoll } from './chinese-roll';
import { english } from './english';
import { englishActivities } from './english-activities';
import { englishCompanies } from './english-companies';
import { englishDues } from './english-dues';
import { englishFormBuilder } from './english-form-builder';
import { englishJoinSettings } from './english-join-settings';
import { englishJoining } from './english-joining';
import { englishRoll } from './english-roll';
import { reactAdminChinese } from './react-admin-chinese';
import { together } from './together';

/** Not every record has a name, and a kind is named in the plural: “this members” would be asked about. */
const deleting = {
  delete_title: 'Delete this?',
  delete_content: 'Once deleted, it is gone from here.',
} as const;

/** English says a new one in the singular, where the menu says the plural. */
const created = {
  news: 'Write news',
  announcements: 'New announcement',
  jobs: 'New job',
  activities: 'New event',
  joinForms: 'New kind of membership',
  members: 'New member',
  enterprises: 'New company',
  roles: 'New role',
  fees: 'New fee',
} as const;

const creating = {
  resources: Object.fromEntries(Object.entries(created).map(([name, create]) => [name, { page: { create } }])),
};

const messages = {
  'zh-cn': {
    ra: reactAdminChinese,
    ...together(
      chinese,
      chineseActivities,
      chineseCompanies,
      chineseDues,
      chineseFormBuilder,
      chineseJoinSettings,
      chineseJoining,
      chineseRoll,
    ),
  },
  en: {
    ra: {
      ...englishMessages.ra,
      message: { ...englishMessages.ra.message, ...deleting },
      page: { ...englishMessages.ra.page, dashboard: 'Today' },
    },
    ...together(
      english,
      englishActivities,
      englishCompanies,
      englishDues,
      englishFormBuilder,
      englishJoinSettings,
      englishJoining,
      englishRoll,
      creating,
    ),
  },
} as const satisfies Record<Locale, object>;

/** The language that polyglot counts by. */
const counting = { 'zh-cn': 'zh', en: 'en' } as const satisfies Record<Locale, string>;

/** What the desk says, in the language of its address. */
export function deskI18n(locale: Locale): I18nProvider {
  return polyglotI18nProvider(() => messages[locale], counting[locale]);
}
