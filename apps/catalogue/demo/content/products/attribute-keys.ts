import type { AttributeGroup, DemoAttribute, Words } from '../types';
import { words } from '../words';

interface AttributeKey {
  readonly name: Words;
  readonly group: AttributeGroup;
  readonly unitCode?: string;
}

/** Every attribute that a product's table can hold, in the table's order. Unit codes are UN/CEFACT's. */
const attributeKeys = {
  composition: { name: words('Composition', '成分'), group: 'construction' },
  weight: { name: words('Weight', '克重'), group: 'construction', unitCode: 'GM' },
  'yarn-count': { name: words('Yarn count', '纱支'), group: 'construction' },
  density: { name: words('Ends × picks', '经密×纬密'), group: 'construction' },
  weave: { name: words('Weave', '组织'), group: 'construction' },
  cover: { name: words('Cover factor', '紧度系数'), group: 'construction' },
  width: { name: words('Width', '幅宽'), group: 'construction', unitCode: 'CMT' },
  spinning: { name: words('Spinning', '纺纱方式'), group: 'construction' },
  twist: { name: words('Twist', '捻度'), group: 'construction' },
  dyeing: { name: words('Dyeing', '染色'), group: 'finish' },
  'base-cloth': { name: words('Shown on', '基布'), group: 'finish' },
  process: { name: words('Process', '工艺'), group: 'finish' },
  finishing: { name: words('Finish', '后整理'), group: 'finish' },
  water: { name: words('Water', '用水量'), group: 'finish' },
  tenacity: { name: words('Tenacity', '断裂强度'), group: 'performance' },
  evenness: { name: words('Evenness', '条干均匀度'), group: 'performance', unitCode: 'P1' },
  shrinkage: { name: words('Shrinkage', '缩水率'), group: 'performance' },
  care: { name: words('Care', '洗护'), group: 'performance' },
  'fastness-washing': { name: words('Fastness to washing', '耐洗色牢度'), group: 'performance' },
  'fastness-rubbing': { name: words('Fastness to rubbing', '耐摩擦色牢度'), group: 'performance' },
  'fastness-perspiration': { name: words('Fastness to perspiration', '耐汗渍色牢度'), group: 'performance' },
  'fastness-light': { name: words('Fastness to light', '耐光色牢度'), group: 'performance' },
  moq: { name: words('Smallest order', '起订量'), group: 'trade' },
  'lead-time': { name: words('Lead time', '交期'), group: 'trade', unitCode: 'DAY' },
  'put-up': { name: words('Put-up', '包装'), group: 'trade' },
} as const satisfies Record<string, AttributeKey>;

export type AttributeKeyName = keyof typeof attributeKeys;

/** A line of the attribute table; `second` says the same in another unit. */
export const attribute = (key: AttributeKeyName, value: Words, second?: Words): DemoAttribute => ({
  key,
  value,
  ...attributeKeys[key],
  ...(second ? { second } : {}),
});
