import type { DemoCompany, DemoPerson } from './types';

/** Family names as people are announced at meetings, so that nobody real is meant. */
function people(...names: readonly (readonly [chinese: string, english: string])[]): readonly DemoPerson[] {
  return names.map(([chinese, english]) => ({
    name: { 'zh-cn': `${chinese}某`, en: english },
    initial: { 'zh-cn': chinese, en: english.split(' ').at(-1)?.charAt(0) ?? '' },
  }));
}

export const companies: readonly DemoCompany[] = [
  {
    key: 'qinghe',
    rank: 'president',
    joined: -9800,
    name: { 'zh-cn': '青禾色织', en: 'Qinghe Yarn-Dyed' },
    trade: { 'zh-cn': '色织衬衫面料', en: 'Yarn-dyed shirtings' },
    picture: {
      name: 'oxford',
      alt: { 'zh-cn': '蓝白牛津纺面料近景', en: 'A blue and white Oxford cloth, close' },
    },
    people: people(['沈', 'Ms Shen'], ['俞', 'Mr Yu'], ['叶', 'Ms Ye'], ['范', 'Mr Fan'], ['金', 'Ms Jin']),
  },
  {
    key: 'beidu',
    rank: 'vice',
    joined: -9750,
    name: { 'zh-cn': '北渡牛仔', en: 'Beidu Denim' },
    trade: { 'zh-cn': '牛仔布 · 染整', en: 'Denim · dyeing and finishing' },
    picture: { name: 'denim', alt: { 'zh-cn': '深靛蓝牛仔布近景', en: 'A deep indigo denim, close' } },
    people: people(['陆', 'Mr Lu'], ['汪', 'Ms Wang'], ['杜', 'Mr Du'], ['丁', 'Mr Ding'], ['潘', 'Ms Pan']),
  },
  {
    key: 'yuansha',
    rank: 'member',
    joined: -3300,
    name: { 'zh-cn': '远纱纺', en: 'Yuansha Spinning' },
    trade: { 'zh-cn': '染色纱 · 花式纱', en: 'Dyed and fancy yarns' },
    picture: { name: 'cones', alt: { 'zh-cn': '三只染色筒子纱', en: 'Three cones of dyed yarn' } },
    people: people(['顾', 'Mr Gu'], ['许', 'Ms Xu'], ['章', 'Mr Zhang']),
  },
  {
    key: 'lanzhi',
    rank: 'member',
    joined: -2100,
    name: { 'zh-cn': '澜织', en: 'Lanzhi Weaving' },
    trade: { 'zh-cn': '缎类 · 家纺', en: 'Satins · home textiles' },
    picture: { name: 'satin', alt: { 'zh-cn': '酒红色缎纹面料的褶皱', en: 'Folds of a wine-red satin' } },
    people: people(['冯', 'Ms Feng'], ['施', 'Mr Shi'], ['孔', 'Ms Kong']),
  },
  {
    key: 'hengshan',
    rank: 'vice',
    joined: -9400,
    name: { 'zh-cn': '横山呢绒', en: 'Hengshan Woollens' },
    trade: { 'zh-cn': '人字呢 · 大衣呢', en: 'Herringbones · coatings' },
    picture: { name: 'herringbone', alt: { 'zh-cn': '灰色人字呢近景', en: 'A grey herringbone, close' } },
    people: people(['严', 'Mr Yan'], ['华', 'Ms Hua'], ['魏', 'Mr Wei'], ['陶', 'Ms Tao']),
  },
  {
    key: 'xitang',
    rank: 'council',
    joined: -7200,
    name: { 'zh-cn': '溪塘灯芯绒', en: 'Xitang Corduroy' },
    trade: { 'zh-cn': '灯芯绒 · 割绒', en: 'Corduroy · pile cutting' },
    picture: { name: 'corduroy', alt: { 'zh-cn': '灯芯绒绒条近景', en: 'The wales of a corduroy, close' } },
    people: people(['谢', 'Mr Xie'], ['邹', 'Ms Zou'], ['柏', 'Mr Bai'], ['窦', 'Ms Dou']),
  },
  {
    key: 'baisha',
    rank: 'council',
    joined: -6100,
    name: { 'zh-cn': '白沙水洗', en: 'Baisha Laundry' },
    trade: { 'zh-cn': '成衣水洗 · 臭氧', en: 'Garment washing · ozone' },
    picture: { name: 'drape', alt: { 'zh-cn': '水洗牛仔布的垂褶', en: 'A washed denim, draped' } },
    people: people(['苏', 'Ms Su'], ['葛', 'Mr Ge'], ['奚', 'Ms Xi']),
  },
  {
    key: 'nanqiao',
    rank: 'council',
    joined: -5200,
    name: { 'zh-cn': '南桥印染', en: 'Nanqiao Print and Dye' },
    trade: { 'zh-cn': '活性印花 · 匹染', en: 'Reactive printing · piece dyeing' },
    picture: { name: 'swatch', alt: { 'zh-cn': '锯齿边的染色布样', en: 'A dyed swatch with pinked edges' } },
    people: people(['彭', 'Mr Peng'], ['郎', 'Ms Lang'], ['鲁', 'Mr Lu'], ['韦', 'Ms Wei']),
  },
  {
    key: 'chunmian',
    rank: 'member',
    joined: -1500,
    name: { 'zh-cn': '春棉有机', en: 'Chunmian Organic' },
    trade: { 'zh-cn': '有机棉纱', en: 'Organic cotton yarn' },
    people: people(['马', 'Ms Ma'], ['苗', 'Mr Miao']),
  },
  {
    key: 'suochuan',
    rank: 'member',
    joined: -900,
    name: { 'zh-cn': '梭川机械', en: 'Suochuan Looms' },
    trade: { 'zh-cn': '剑杆织机 · 配件', en: 'Rapier looms · spare parts' },
    people: people(['凤', 'Mr Feng'], ['花', 'Ms Hua'], ['方', 'Mr Fang']),
  },
  {
    key: 'yunjian',
    rank: 'member',
    joined: -420,
    name: { 'zh-cn': '云笺家纺', en: 'Yunjian Home' },
    trade: { 'zh-cn': '床品 · 毛巾', en: 'Bed linen · towels' },
    people: people(['任', 'Ms Ren'], ['袁', 'Mr Yuan'], ['柳', 'Ms Liu']),
  },
  {
    key: 'dongwan',
    rank: 'member',
    joined: -24,
    name: { 'zh-cn': '东湾检测', en: 'Dongwan Testing' },
    trade: { 'zh-cn': '色牢度 · 成分检测', en: 'Colour fastness · fibre analysis' },
    people: people(['唐', 'Mr Tang'], ['费', 'Ms Fei'], ['廉', 'Mr Lian']),
  },
];
