import { words } from '../generator/trades/trade';
import type { DayOffset, Words } from './types';

/** An entry of a calendar in a row: the day and the time of Zhejiang, how long, and what and where in both languages. */
export interface DemoSchedule {
  readonly day: DayOffset;
  readonly from: string;
  readonly hours: number;
  readonly state?: 'planned' | 'done' | 'cancelled';
  readonly title: Words;
  readonly place: Words;
}

const office = words('协会二楼', 'Association, 2nd floor');

/** What stands in the association's calendar. */
export const communitySchedules: readonly DemoSchedule[] = [
  { day: -9, from: '09:00', hours: 1, state: 'done', title: words('秘书处例会', 'Secretariat meeting'), place: office },
  { day: -2, from: '09:00', hours: 1, state: 'done', title: words('秘书处例会', 'Secretariat meeting'), place: office },
  { day: 0, from: '15:00', hours: 2, title: words('入会材料初审', 'First review of applications'), place: office },
  {
    day: 3,
    from: '10:00',
    hours: 3,
    title: words('走访横山会员单位', 'Visits to the members at Hengshan'),
    place: words('横山', 'Hengshan'),
  },
  { day: 5, from: '09:00', hours: 1, title: words('秘书处例会', 'Secretariat meeting'), place: office },
  {
    day: 8,
    from: '14:00',
    hours: 2,
    state: 'cancelled',
    title: words('标准工作组会议', 'Working group on standards'),
    place: office,
  },
];

/** What the demo's member has noted. */
export const ownSchedules: readonly DemoSchedule[] = [
  {
    day: -1,
    from: '10:30',
    hours: 1,
    state: 'done',
    title: words('寄送对样布卡', 'Send the swatch cards'),
    place: words('青禾色织', 'Qinghe Yarn-Dyed'),
  },
  {
    day: 1,
    from: '13:30',
    hours: 1,
    title: words('与染厂核对色号', 'Go over shades with the dyer'),
    place: words('远沙染坊', 'Yuansha dye house'),
  },
  {
    day: 4,
    from: '16:00',
    hours: 1,
    title: words('准备年会发言', 'Prepare a few words for the dinner'),
    place: words('', ''),
  },
];
