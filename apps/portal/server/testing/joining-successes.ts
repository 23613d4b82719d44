import { randomBytes } from 'node:crypto';
import { callExamples } from '@selvedge/api-contract/openapi';
import { eq } from 'drizzle-orm';
import { onlyRow } from '../database/only-row';
import {
  companySeats,
  joinApplications,
  memberCards,
  memberInvitations,
  members,
  memberTexts,
} from '../database/schema';
import { tokenHash } from '../identity/token';
import { testNow } from './demo-database';
import type { Fields, Headers, LivePortal } from './live-portal';
import { addAccount, signedIn } from './people';

interface Success {
  readonly fields: Fields;
  readonly headers?: Headers;
}

const page = { ccId: 1, limit: 12, offset: 0 };
const example = (id: string): Fields => callExamples[id]?.request ?? {};

const answers = { craft: 'weaving', years: 7, charter: true };
const written = { name: 'Reed', email: 'reed@mill.example', phone: '13900000000', answers, people: [] };
const noticeFile = () => new File(['%PDF-1.3\n%%EOF\n'], 'licence.pdf', { type: 'application/pdf' });
const roll = () => new File(['name,email\nReed,reed-of-the-roll@mill.example\n'], 'roll.csv', { type: 'text/csv' });

/** How the calls about becoming and being a member succeed: each application is made as an applicant makes it. */
export function joiningSuccesses({
  ask,
  db,
}: Pick<LivePortal, 'ask' | 'db'>): Readonly<Record<string, (headers: Headers) => Promise<Success>>> {
  async function begun(headers: Headers, kind = 'person'): Promise<Fields & { id: number; version: number }> {
    const { list } = await ask('join.forms', { ccId: 1 });
    const form_id = list.find((form: Fields) => form.kind === kind).id;
    return ask('join.apply', { ccId: 1, form_id }, headers);
  }
  async function kept(headers: Headers, files: readonly File[] = []) {
    const { id, version } = await begun(headers);
    const region = (await ask('join.detail', { id }, headers)).regions[0].id;
    const attached = files.length === 0 ? [] : (await ask('join.attach', { id, field: 'proof', files }, headers)).files;
    const proof: readonly number[] = attached.map((file: { readonly id: number }) => file.id);
    await ask('join.save', { id, version, ...written, answers: { ...answers, region, proof } }, headers);
    return { id, proof };
  }
  /** An application that was sent, as the desk reads it. */
  async function sent(headers: Headers) {
    const { id } = await kept(headers);
    await ask('join.submit', { id }, headers);
    const { version } = await ask('joinDesk.get', { ccId: 1, id }, headers);
    return { ccId: 1, id, version };
  }
  const ofSent = (call: string) => async (headers: Headers) => ({
    fields: { ...example(call), ...(await sent(headers)) },
  });
  /** The token of an invitation to a membership that nobody has claimed. */
  async function invitation(): Promise<string> {
    const token = randomBytes(18).toString('base64url');
    const columns = { communityId: 1, joinedAt: testNow };
    const { id: memberId } = onlyRow(await db.insert(members).values(columns).returning({ id: members.id }));
    await db.insert(memberTexts).values({ memberId, language: 'zh-cn', name: '林', initial: '林', post: '' });
    const times = { createdAt: testNow, expiresAt: new Date(testNow.getTime() + 86_400_000) };
    await db
      .insert(memberInvitations)
      .values({ memberId, tokenHash: tokenHash(token), email: 'reed@mill.example', ...times });
    return token;
  }
  async function seated(headers: Headers) {
    const { list } = await ask('roll.companies', page, headers);
    return list.find(({ taken }: { readonly taken: number }) => taken > 0).id as number;
  }
  return {
    'join.save': async (headers) => ({ fields: { ...(await begun(headers)), ...written } }),
    'join.attach': async (headers) => {
      const { id } = await begun(headers, 'company');
      return { fields: { id, field: 'licence', files: [noticeFile()] } };
    },
    'join.submit': async (headers) => ({ fields: { id: (await kept(headers)).id } }),
    'join.detail': async (headers) => ({ fields: { id: (await begun(headers)).id } }),
    'join.answer': async (headers) => {
      const { id, version } = await ask('joinDesk.ask', { ...(await sent(headers)), text: 'Which?' }, headers);
      return { fields: { id, version, text: 'These.' } };
    },
    'join.withdraw': async (headers) => {
      const { id, version } = await sent(headers);
      return { fields: { id, version } };
    },
    'join.vote': async (headers) => {
      const { id } = await sent(headers);
      const { member_id } = await ask('membership.card', { ccId: 1 }, headers);
      await db
        .update(joinApplications)
        .set({ stage: 'vote', deadline: null, electorate: [member_id] })
        .where(eq(joinApplications.id, id));
      return { fields: { ccId: 1, id, choice: 'yes' } };
    },
    'joinDesk.get': async (headers) => {
      const { ccId, id } = await sent(headers);
      return { fields: { ccId, id } };
    },
    'joinDesk.comment': ofSent('joinDesk.comment'),
    'joinDesk.ask': ofSent('joinDesk.ask'),
    'joinDesk.visit': ofSent('joinDesk.visit'),
    'joinDesk.approval': ofSent('joinDesk.approval'),
    'joinDesk.file': async (headers) => {
      const { id, proof } = await kept(headers, [noticeFile()]);
      await ask('join.submit', { id }, headers);
      return { fields: { ccId: 1, id, file_id: proof[0] } };
    },
    'joinDesk.settingsSave': async (headers) => {
      const { people: _people, positions: _offices, ...now } = await ask('joinDesk.settings', { ccId: 1 }, headers);
      const { categories: _categories, ...settings } = now;
      return { fields: { ccId: 1, ...settings } };
    },
    'joinDesk.formSave': async (headers) => {
      const { list } = await ask('joinDesk.formList', { ccId: 1 }, headers);
      const { id, version, category_id } = list[0];
      return { fields: { ...example('joinDesk.formSave'), id, version, category_id } };
    },
    'membership.verify': async () => {
      const [card] = await db.select({ key: memberCards.key }).from(memberCards).limit(1);
      return { fields: { key: card?.key } };
    },
    'membership.invitation': async () => ({ fields: { token: await invitation() } }),
    'membership.accept': async () => ({
      fields: { token: await invitation() },
      headers: await signedIn(db, await addAccount(db)),
    }),
    'membership.seatChange': async (headers) => {
      const company_id = await seated(headers);
      const { member_id } = await ask('membership.card', { ccId: 1 }, headers);
      await db.update(companySeats).set({ isContact: false }).where(eq(companySeats.companyId, company_id));
      await db
        .insert(companySeats)
        .values({ companyId: company_id, memberId: member_id, isContact: true, from: testNow });
      const { list } = (await ask('membership.seats', { ccId: 1 }, headers)).list[0];
      return { fields: { ccId: 1, company_id, what: { change: 'contact', seat_id: list.at(-1).id } } };
    },
    'roll.import': async () => ({ fields: { ...example('roll.import'), files: [roll()] } }),
    'roll.seats': async (headers) => ({ fields: { ccId: 1, company_id: await seated(headers) } }),
    'roll.seatCount': async (headers) => ({ fields: { ccId: 1, company_id: await seated(headers), seats: 20 } }),
    'roll.seatChange': async (headers) => {
      const company_id = await seated(headers);
      const { list } = await ask('roll.seats', { ccId: 1, company_id }, headers);
      return { fields: { ccId: 1, company_id, what: { change: 'contact', seat_id: list.at(-1).id } } };
    },
  };
}
