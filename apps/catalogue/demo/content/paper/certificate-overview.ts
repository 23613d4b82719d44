import { products } from '../products';
import { certificates } from '../vocabulary/certificates';
import { words } from '../words';
import { makeSheet } from './sheet';

/** Which article carries which certificate, read from the catalogue itself. */
export const certificateOverview = (): Promise<Buffer> =>
  makeSheet(words('Certificate overview', '证书一览'), ({ heading, paragraph, table }) => {
    paragraph(
      words(
        'State of September 2026. Scope certificates are shown on request; a transaction certificate is issued for each shipment that was ordered as certified.',
        '截至2026年9月。范围证书备索；按认证订购的货物，每批出具交易证书。',
      ),
    );
    for (const { name, validUntil } of Object.values(certificates)) {
      const holders = products.filter((product) => product.certificates.some((held) => held.name === name));
      heading(words(`${name}, valid until ${validUntil}`, `有效期至${validUntil}`));
      table(
        ['Article 品号', 'Name 品名', '', 'Composition 成分'],
        holders.map(({ articleNumber, title, composition }) => [
          articleNumber,
          title.en,
          title['zh-cn'],
          composition.map(({ code, percent }) => `${code} ${percent}`).join(' '),
        ]),
        [1, 3, 2.4, 1.4],
      );
    }
  });
