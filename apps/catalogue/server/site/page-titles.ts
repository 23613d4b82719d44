import type { pageNames } from '@selvedge/api-contract/catalogue';
import type { Language } from '../database/schema';

/** What a page is called as long as nobody has written it: its address is there all the same (specification §2). */
export const pageTitles = {
  home: { en: 'Home', 'zh-cn': '首页' },
  'about-us': { en: 'About us', 'zh-cn': '关于我们' },
  'contact-us': { en: 'Contact us', 'zh-cn': '联系我们' },
  'yarn-dyeing': { en: 'Yarn dyeing', 'zh-cn': '染纱' },
  'yarn-processing': { en: 'Yarn processing', 'zh-cn': '纱线加工' },
  'yarn-weaving': { en: 'Yarn weaving', 'zh-cn': '织造' },
  'denim-fabric-finishing': { en: 'Denim fabric finishing', 'zh-cn': '牛仔面料整理' },
  'oem-odm': { en: 'OEM and ODM', 'zh-cn': '代工与定制' },
} as const satisfies Record<(typeof pageNames)[number], Readonly<Record<Language, string>>>;

export type PageName = keyof typeof pageTitles;
