import { formatFileSize } from '@selvedge/domain/text';
import { headerText } from '@selvedge/server-kit';
import type { Language } from '../database/schema';
import type { InquiryMailData } from './inquiry-mail-data';
import type { MailBlock } from './mail-block';
import { type MailFrame, pageAddress } from './mail-frame';

const words = {
  en: { products: 'Products', files: 'Files', message: 'Message' },
  'zh-cn': { products: '产品', files: '附件', message: '留言' },
} as const satisfies Record<Language, unknown>;

/** What was asked: the words, the products with their addresses, and the names of the files. */
export function inquiryBlocks({ msg, products, files }: InquiryMailData, frame: MailFrame): readonly MailBlock[] {
  const { language } = frame;
  const items = products.map(({ name, articleNumber, path }) => ({
    text: headerText(name),
    ...(articleNumber !== '' && { note: articleNumber }),
    ...(path !== null && { address: pageAddress(frame, path) }),
  }));
  const attached = files.map(({ name, size }) => ({ text: headerText(name), note: formatFileSize(size) }));
  return [
    { kind: 'quote', title: words[language].message, text: msg },
    ...(items.length > 0 ? [{ kind: 'list', title: words[language].products, items } as const] : []),
    ...(attached.length > 0 ? [{ kind: 'list', title: words[language].files, items: attached } as const] : []),
  ];
}
