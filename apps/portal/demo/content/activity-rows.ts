import { words } from '../generator/trades/trade';
import type { DemoActivity, Words } from './types';

/** Where activities take place. */
const places = {
  office: words('协会二楼', 'Association, 2nd floor'),
  qingheRoom: words('青禾色织会议室', 'Qinghe Yarn-Dyed, meeting room'),
  laboratory: words('东湾检测实验室', 'Dongwan Testing, laboratory'),
  townHall: words('纬岸镇文化馆', 'Weftshore town hall'),
  exhibitionHall: words('纬岸会展中心', 'Weftshore exhibition hall'),
  waterCentre: words('水处理中心', 'Water treatment centre'),
  nantong: words('南通', 'Nantong'),
  onlineToo: words('线上与协会二楼', 'Online and at the association'),
  hotel: words('纬岸宾馆', 'Weftshore hotel'),
  qinghe: words('青禾色织', 'Qinghe Yarn-Dyed'),
  dyeHouse: words('染坊', 'The dye house'),
  shaoxing: words('绍兴', 'Shaoxing'),
  school: words('纬岸职业学校', 'Weftshore trade school'),
} as const satisfies Record<string, Words>;

/** An activity in a row: its facts, where it is, and its title and its summary in both languages. */
export type ActivityRow = readonly [
  facts: Omit<DemoActivity, 'title' | 'place' | 'summary'>,
  place: keyof typeof places,
  title: readonly [chinese: string, english: string],
  summary: readonly [chinese: string, english: string],
];

/** Activities as the demo writes them. */
export function activitiesOf(rows: readonly ActivityRow[]): readonly DemoActivity[] {
  return rows.map(([facts, place, title, summary]) => ({
    ...facts,
    title: words(...title),
    place: places[place],
    summary: words(...summary),
  }));
}
