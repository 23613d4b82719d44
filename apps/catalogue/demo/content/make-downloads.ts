import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { careGuide } from './paper/care-guide';
import { certificateOverview } from './paper/certificate-overview';
import { colourCard } from './paper/colour-card';
import { labDipRequest, specificationSheet } from './paper/forms';
import { packingAndIncoterms } from './paper/packing-and-incoterms';
import { fabricWeightTable, yarnCountTable } from './paper/tables';

/** The folder that the papers are committed in. */
export const downloadsFolder = new URL('../downloads/', import.meta.url);

/** Every paper by its file name. */
export const papers = {
  'weftland-colour-card-2026.pdf': colourCard,
  'weftland-yarn-count-conversion.csv': yarnCountTable,
  'weftland-care-guide.pdf': careGuide,
  'weftland-certificate-overview.pdf': certificateOverview,
  'weftland-specification-sheet.pdf': specificationSheet,
  'weftland-packing-and-incoterms.pdf': packingAndIncoterms,
  'weftland-lab-dip-request.pdf': labDipRequest,
  'weftland-fabric-weight-table.csv': fabricWeightTable,
} as const satisfies Record<string, () => string | Promise<Buffer>>;

/** Makes all papers anew: `npx tsx demo/content/make-downloads.ts` from apps/catalogue. */
const makeDownloads = async (): Promise<void> => {
  await mkdir(downloadsFolder, { recursive: true });
  for (const [name, make] of Object.entries(papers)) {
    const content = await make();
    await writeFile(new URL(name, downloadsFolder), content);
    console.log(`${name}  ${Math.ceil(Buffer.byteLength(content) / 1024)} KB`);
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeDownloads();
