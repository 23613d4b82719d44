import type { DemoPerson, DemoPrivacy, Words } from '../content/types';
import { familyNames, givenNames, posts } from './name-words';
import type { Random } from './random';

/** What people of the demo have chosen to show, and how many of a hundred. */
const choices: readonly (readonly [percent: number, privacy: DemoPrivacy])[] = [
  [58, {}],
  [16, { phone: 'public', email: 'public' }],
  [10, { phone: 'members', introduction: 'members' }],
  [6, { email: 'hidden', picture: 'hidden' }],
  [5, { company: 'hidden', post: 'hidden' }],
  [3, { name: 'members' }],
  [2, { name: 'hidden' }],
];

/** Makes people who have not been made before. */
export function peopleMaker(random: Random) {
  const taken = new Set<string>();
  let count = 0;
  const freshName = (): readonly [family: readonly [string, string], given: readonly [string, string]] => {
    for (;;) {
      const family = random.pick(familyNames);
      const given = random.pick(givenNames);
      if (!taken.has(family[0] + given[0])) {
        taken.add(family[0] + given[0]);
        return [family, given];
      }
    }
  };
  return (company: Words, place: number): DemoPerson => {
    const [family, given] = freshName();
    const post = place === 0 ? posts[random.between(0, 1)] : random.pick(posts);
    const number = String(count++).padStart(4, '0');
    return {
      name: { 'zh-cn': family[0] + given[0], en: `${family[1]} ${given[1]}` },
      initial: { 'zh-cn': family[0], en: family[1].charAt(0) },
      post: { 'zh-cn': post?.[0] ?? '', en: post?.[1] ?? '' },
      phone: `+86 575 5551 ${number}`,
      email: `${given[1].toLowerCase()}.${family[1].toLowerCase()}@weftshore.example`,
      privacy: privacyOf(random),
      ...(random.chance(45) && { introduction: introductionOf(company, random) }),
    };
  };
}

function privacyOf(random: Random): DemoPrivacy {
  let left = random.next() * 100;
  for (const [percent, privacy] of choices) {
    left -= percent;
    if (left < 0) return privacy;
  }
  return {};
}

function introductionOf(company: Words, random: Random): Words {
  const years = random.between(4, 31);
  const [chinese, english] = random.pick([
    [
      '带过三届学徒，愿意和同行聊织造疵点。',
      'Has trained three years of apprentices and likes to talk about weaving faults.',
    ],
    ['负责展会与接待，来看厂可以先联系。', 'Looks after fairs and visitors: call first if you want to see the mill.'],
    ['参与两项团体标准的起草。', 'Helped to draft two of the association’s standards.'],
    ['关心染整用水，数据愿意公开。', 'Cares about the water of dyeing, and is glad to share figures.'],
  ] as const);
  return {
    'zh-cn': `入行 ${years} 年，现在${company['zh-cn']}。${chinese}`,
    en: `${years} years in the trade, now at ${company.en}. ${english}`,
  };
}
