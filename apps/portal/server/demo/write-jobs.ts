import type { DemoVacancy } from '../../demo/content/types';
import { recruitments, recruitmentTexts } from '../database/schema';
import { demoMoment } from './demo-moment';
import { inEachLanguage } from './in-each-language';
import { insertRows } from './insert-rows';
import type { DemoWriter } from './load-demo';
import type { WrittenCompanies } from './write-companies';

const centsOfYuan = (yuan: number | undefined) => (yuan === undefined ? null : yuan * 100);

/** Writes the jobs, and gives their ids in their order. */
export async function writeJobs(
  { db, communityId, now }: DemoWriter,
  content: readonly DemoVacancy[],
  companies: WrittenCompanies,
): Promise<readonly number[]> {
  const ids = await insertRows(
    db,
    recruitments,
    content.map(({ company, day, pay, openings, closes }) => ({
      communityId,
      companyId: companyOf(companies, company),
      payMinCents: centsOfYuan(pay?.[0]),
      payMaxCents: centsOfYuan(pay?.[1]),
      isPublished: true,
      publishedAt: demoMoment(now, day),
      closesAt: demoMoment(now, closes, '18:00'),
      openings,
    })),
  );
  await db
    .insert(recruitmentTexts)
    .values(
      content.flatMap(({ title, place, summary, description, requirements }, at) =>
        inEachLanguage({ title, place, summary, description, requirements }, { recruitmentId: ids[at] ?? 0 }),
      ),
    );
  return ids;
}

function companyOf(companies: WrittenCompanies, key: string): number {
  const id = companies.get(key)?.id;
  if (id === undefined) throw new Error(`The demo has no company ${key}.`);
  return id;
}
