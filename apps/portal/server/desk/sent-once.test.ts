import { describe, expect, it } from 'vitest';
import { createActivity } from '../activities/save-activity';
import { activities, fees, joinForms } from '../database/schema';
import { saveFee } from '../fees/save-fee';
import { saveJoinForm } from '../joining/join-forms';
import { acting, evening } from '../testing/activities';
import { demoDatabase } from '../testing/demo-database';
import { codeOf, staffContext } from '../testing/desk';
import { feeFields } from '../testing/fees';

const { db } = await demoDatabase();
const secretary = acting(await staffContext(db, 'secretariat'));
const treasurer = await staffContext(db, 'treasurer');
const officer = await staffContext(db, 'secretariat');
const idempotency_key = 'form-of-today';
const joinForm = {
  ccId: 1,
  kind: 'person',
  category_id: null,
  seats: 1,
  months: null,
  is_open: false,
  texts: { 'zh-cn': { title: '学生会员', description: '' }, en: null },
  form: { fields: [] },
} as const;
const changed = { 'zh-cn': { title: '另一个', place: '', summary: '', body: '', description: '' }, en: null };

describe.each([
  {
    what: 'an activity',
    table: activities,
    create: (more = {}) => createActivity(secretary, { ...evening, idempotency_key, ...more }),
  },
  {
    what: 'a fee',
    table: fees,
    create: (more = {}) => saveFee(treasurer, { ...feeFields([1]), idempotency_key, ...more }),
  },
  {
    what: 'a form to join by',
    table: joinForms,
    create: (more = {}) => saveJoinForm(officer, { ...joinForm, idempotency_key, ...more }),
  },
])('$what', ({ table, create }) => {
  it('is made once a form, also when it is sent twice at the same moment', async () => {
    const before = await db.$count(table);
    const [one, other] = await Promise.all([create(), create()]);
    expect(other).toEqual(one);
    expect(await create()).toEqual(one);
    expect(await db.$count(table)).toBe(before + 1);
  });

  it('is not another one under the same key', async () => {
    expect(await codeOf(create({ texts: changed }))).toBe(11);
  });

  it('is another one under another key', async () => {
    const before = await db.$count(table);
    await create({ idempotency_key: 'another-form' });
    expect(await db.$count(table)).toBe(before + 1);
  });
});
