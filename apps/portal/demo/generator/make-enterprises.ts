import { companies } from '../content/companies';
import type { DemoCompany, DemoEnterprise, DemoPerson, Words } from '../content/types';
import { peopleMaker } from './make-people';
import { placeNames, regions } from './name-words';
import { type Random, seededRandom } from './random';
import { trades } from './trades';

const companyCount = 120;
const memberCount = 400;

/** What those companies trade in whose words are written by hand. */
const writtenTrades: Readonly<Record<string, readonly [trade: string, region: string]>> = {
  qinghe: ['yarndyed', 'weftshore'],
  beidu: ['denim', 'beidu'],
  yuansha: ['spinning', 'weftshore'],
  lanzhi: ['silk', 'jinli'],
  hengshan: ['wool', 'hengshan'],
  xitang: ['finishing', 'suoxi'],
  baisha: ['finishing', 'baisha'],
  nanqiao: ['dyeing', 'weftshore'],
  chunmian: ['spinning', 'matian'],
  suochuan: ['machinery', 'suoxi'],
  yunjian: ['hometextile', 'jinli'],
  dongwan: ['testing', 'dongwan'],
};

/** A name as long as the register allows: every list has to bear one. */
const longName: Words = {
  'zh-cn': '纬岸梭溪联合高支高密色织衬衫面料与功能性整理技术股份有限公司',
  en: 'Suoxi United High-Count Yarn-Dyed Shirting and Functional Finishing Technology Company Limited',
};

/** Every company of the demo: those written by hand first, then as many as make it an association. */
export function makeEnterprises(seed = 19_980_909): readonly DemoEnterprise[] {
  const random = seededRandom(seed);
  const person = peopleMaker(random);
  const names = freshNames(random);
  const tradeKeys = Object.keys(trades);
  const made = companies.map((company) => {
    const [trade = 'yarndyed', region = 'weftshore'] = writtenTrades[company.key] ?? [];
    return completed(company, [trade], region, random);
  });
  const spare =
    memberCount - companies.reduce((sum, { people }) => sum + people.length, 0) - (companyCount - made.length) * 3;
  for (let place = 0; made.length < companyCount; place += 1) {
    const key = tradeKeys[place % tradeKeys.length] ?? 'yarndyed';
    const trade = trades[key];
    if (trade === undefined) throw new Error(`There is no trade ${key}.`);
    const name = place === 7 ? longName : names(trade.ending);
    const size = 3 + (place < spare ? 1 : 0);
    const people: DemoPerson[] = Array.from({ length: size }, (_, at) => person(name, at));
    const company: DemoCompany = {
      key: `made-${place}`,
      rank: place < 9 ? 'council' : 'member',
      joined: -random.between(60, 8900),
      name,
      trade: random.pick(trade.lines),
      people,
      ...(random.chance(75) && { picture: random.pick(trade.pictures) }),
    };
    const second = random.chance(25) ? random.pick(tradeKeys) : key;
    made.push(completed(company, [...new Set([key, second])], random.pick(Object.keys(regions)), random));
  }
  return made;
}

function completed(company: DemoCompany, keys: readonly string[], region: string, random: Random): DemoEnterprise {
  const trade = trades[keys[0] ?? ''];
  const where = regions[region];
  if (trade === undefined || where === undefined) throw new Error(`The demo does not know what ${company.key} is.`);
  const founded = random.between(1986, 2019);
  const employees = random.between(3, 60) * 10;
  const does = random.pick(trade.does);
  const street = random.between(1, 188);
  const code = String(random.between(0, 9999)).padStart(4, '0');
  const label = company.key.replace('made-', 'mill');
  return {
    ...company,
    trades: keys,
    region,
    founded,
    employees,
    phone: `+86 575 5552 ${code}`,
    email: `office@${label}.example`,
    ...(random.chance(60) && { website: `https://www.${label}.example` }),
    introduction: {
      'zh-cn': `${company.name['zh-cn']}${founded} 年建厂于${where['zh-cn']}，现有员工 ${employees} 人。${does['zh-cn']}\n\n欢迎同行与买家预约看厂：先到织机旁看布，再回桌上谈价。`,
      en: `${company.name.en} was founded in ${where.en} in ${founded} and employs ${employees} people. ${does.en}\n\nVisits by appointment: first the cloth at the loom, then the price at the table.`,
    },
    address: {
      'zh-cn': `浙江省纬岸镇${where['zh-cn']}工业路 ${street} 号`,
      en: `${street} Industry Road, ${where.en}, Weftshore, Zhejiang, China`,
    },
    products: trade.products,
  };
}

function freshNames(random: Random) {
  const taken = new Set<string>();
  return (ending: Words): Words => {
    for (;;) {
      const [chinese, english] = random.pick(placeNames);
      const name = { 'zh-cn': chinese + ending['zh-cn'], en: `${english} ${ending.en}` };
      if (!taken.has(name.en)) {
        taken.add(name.en);
        return name;
      }
    }
  };
}
