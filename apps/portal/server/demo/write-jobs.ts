import { jobs } from '../../demo/content/jobs';
import { recruitments, recruitmentTexts } from '../database/schema';
import { demoMoment } from './demo-moment';
import { inEachLanguage } from './in-each-language';
import type { DemoWriter } from './load-demo';
import { onlyRow } from './only-row';
import type { WrittenCompanies } from './write-companies';

const centsOfYuan = (yuan: number | undefined) => (yuan === undefined ? null : yuan * 100);

export async function writeJobs({ db, communityId, now }: DemoWriter, companies: WrittenCompanies): Promise<void> {
  for (const { company, day, pay, ...texts } of jobs) {
    const companyId = companies.get(company)?.id;
    if (companyId === undefined) throw new Error(`The demo has no company ${company}.`);
    const { id: recruitmentId } = onlyRow(
      await db
        .insert(recruitments)
        .values({
          communityId,
          companyId,
          payMinCents: centsOfYuan(pay?.[0]),
          payMaxCents: centsOfYuan(pay?.[1]),
          isPublished: true,
          publishedAt: demoMoment(now, day),
        })
        .returning({ id: recruitments.id }),
    );
    await db.insert(recruitmentTexts).values(inEachLanguage(texts, { recruitmentId }));
  }
}
