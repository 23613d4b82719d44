import { jobs as written } from '../content/jobs';
import type { DemoEnterprise, DemoJob, DemoVacancy, Words } from '../content/types';
import { regions } from './name-words';
import { seededRandom } from './random';
import { trades } from './trades';
import { words } from './trades/trade';

const duties: readonly Words[] = [
  words(
    '岗位设在生产现场，直属车间主任。前两周由师傅带，之后独立当班；每月一次技能考核，考核结果与薪酬挂钩。',
    'You work on the floor and answer to its head. A master goes with you for two weeks, then the shift is yours; one test of skill a month decides on the pay.',
  ),
  words(
    '岗位对接销售、染整与检验三个部门，每天上午碰头二十分钟，把当天的事讲清楚。',
    'You stand between sales, dyeing and inspection: twenty minutes together each morning, and the day is clear.',
  ),
];

const demands = words(
  '身体健康，能适应车间温湿度\n看得懂工单与基本图样\n三年以上同岗经验者优先，生手有师傅带',
  'In good health and at home in a mill’s heat and humidity\nReads work orders and simple drawings\nThree years in the post help; beginners get a master',
);

/** The jobs written by hand, and made ones of as many companies. */
export function makeJobs(enterprises: readonly DemoEnterprise[], total = 30): readonly DemoVacancy[] {
  const random = seededRandom(300);
  const completed = (job: DemoJob): DemoVacancy => ({
    ...job,
    description: {
      'zh-cn': `${job.summary['zh-cn']}\n\n${duties[0]?.['zh-cn'] ?? ''}`,
      en: `${job.summary.en}\n\n${duties[0]?.en ?? ''}`,
    },
    requirements: demands,
    openings: random.between(1, 5),
    closes: random.between(20, 75),
  });
  const made = Array.from({ length: total - written.length }, (_, place): DemoVacancy => {
    const company = enterprises[(place * 4 + 13) % enterprises.length];
    const trade = trades[company?.trades[0] ?? ''];
    const region = regions[company?.region ?? ''];
    const job = trade?.jobs[place % trade.jobs.length];
    if (company === undefined || region === undefined || job === undefined)
      throw new Error('The demo has no more jobs.');
    return completed({ ...job, company: company.key, place: region, day: -(16 + place * 4) });
  });
  return [...written.map(completed), ...made];
}
