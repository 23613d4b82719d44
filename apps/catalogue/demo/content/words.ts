import type { Words } from './types';

/** A text in English and in Simplified Chinese, side by side so that a writer sees both. */
export const words = (en: string, zh: string): Words => ({ en, 'zh-cn': zh });
