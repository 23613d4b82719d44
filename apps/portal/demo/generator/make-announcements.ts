import { announcements as written } from '../content/announcements';
import type { DemoAnnouncement, Words } from '../content/types';
import { placeNames, regions } from './name-words';
import { seededRandom } from './random';
import { words } from './trades/trade';

type Notice = (where: Words, name: Words, number: number) => { readonly title: Words; readonly body: Words };

const notices: readonly Notice[] = [
  (_where, name) => ({
    title: words(`新会员公示：${name['zh-cn']}`, `Proposed new member: ${name.en}`),
    body: words(
      '经两家会员推荐、秘书处走访，拟吸收为会员单位。如有异议，请在七个工作日内书面告知秘书处。',
      'Two members have proposed the company and the secretary has visited it. Objections reach us in writing within seven working days.',
    ),
  }),
  (where, _name, number) => ({
    title: words(`${where['zh-cn']}片区停水通知（${number} 小时）`, `Water off in ${where.en} for ${number} hours`),
    body: words(
      '供水管网检修，染整企业请提前存水并调整缸次；恢复时间以水务公司短信为准。',
      'The mains are repaired. Dyehouses, please fill your tanks and move your lots; the water company tells by message when it is over.',
    ),
  }),
  (where) => ({
    title: words(`${where['zh-cn']}用工信息登记`, `Vacancies in ${where.en}: please report them`),
    body: words(
      '请会员把空缺岗位、人数与薪酬区间发到协会邮箱，统一在网站发布，不收费用。',
      'Members, please send us your vacancies, their number and their pay; we publish them on this site free of charge.',
    ),
  }),
  (_where, _name, number) => ({
    title: words(`团体标准第 ${number} 号发布`, `Group standard no. ${number} published`),
    body: words(
      '标准文本可在秘书处领取，会员单位每家两册。实施日期为发布后六十天。',
      'The text can be collected at the office, two copies a member. It takes effect sixty days from today.',
    ),
  }),
  (where) => ({
    title: words(`${where['zh-cn']}安全检查安排`, `Safety round in ${where.en}`),
    body: words(
      '检查内容为粉尘、消防通道与压力容器。请备好上一次的整改记录。',
      'Dust, escape ways and pressure vessels. Please have the notes of the last round at hand.',
    ),
  }),
];

/** The announcements written by hand, and as many made ones as fill the board. */
export function makeAnnouncements(total = 30): readonly DemoAnnouncement[] {
  const random = seededRandom(30);
  const places = Object.values(regions);
  const made = Array.from({ length: total - written.length }, (_, place): DemoAnnouncement => {
    const notice = notices[place % notices.length];
    const where = places[Math.floor(place / notices.length) % places.length];
    const [chinese, english] = placeNames[place % placeNames.length] ?? ['', ''];
    if (notice === undefined || where === undefined) throw new Error('The demo has no more notices.');
    return {
      day: -(23 + place * 9),
      ...notice(where, words(`${chinese}织造`, `${english} Weaving`), random.between(4, 36)),
    };
  });
  return [...written, ...made];
}
