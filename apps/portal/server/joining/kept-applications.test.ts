import { uploadKey } from '@selvedge/server-kit';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { erasePeople } from '../account/erase-people';
import {
  accounts,
  auditLog,
  companySeats,
  customFormFiles,
  joinApplications,
  members,
  notices,
  positionHolders,
  positions,
  uploads,
} from '../database/schema';
import { demoDatabase, testNow } from '../testing/demo-database';
import { type Fields, type Headers, livePortal } from '../testing/live-portal';
import { addAccount, signedIn } from '../testing/people';

const { ask, send, anybodyWithEveryRight, db } = await livePortal();
const desk = await anybodyWithEveryRight();
const { regions } = await ask('memberDesk.choices', { ccId: 1 }, desk);
const { list: forms } = await ask('joinDesk.formList', { ccId: 1 }, desk);
const formOf = (kind: string) => forms.find((form: Fields) => form.kind === kind);
const paper = (name: string) => new File([`%PDF-1.3\n${name}\n%%EOF\n`], `${name}.pdf`, { type: 'application/pdf' });

const answers = { craft: 'Weaving', years: '7', region: regions[0].id, charter: true };
const person = { name: 'Loomis Reed', email: 'loomis@reed.example', phone: '13900007777', people: [] };

async function applicant() {
  const accountId = await addAccount(db, { nick: `loomis-${Math.random()}` });
  return { accountId, headers: await signedIn(db, accountId) };
}

/** An application that was sent, by somebody new. */
async function applied(more: Fields = {}, kind = 'person', files: readonly File[] = []) {
  const { accountId, headers } = await applicant();
  const { id, version } = await ask('join.apply', { ccId: 1, form_id: formOf(kind).id }, headers);
  const field = kind === 'person' ? 'proof' : 'papers';
  const sent = files.length === 0 ? [] : (await ask('join.attach', { id, field, files }, headers)).files;
  const own = sent.slice(0, 1).map((file: { id: number }) => file.id);
  const filled = { ...person, answers: { ...answers, [field]: own }, ...more };
  await ask('join.save', { id, version, ...filled }, headers);
  await ask('join.submit', { id }, headers);
  return { id: id as number, accountId, headers };
}

const atDesk = (id: number) => ask('joinDesk.get', { ccId: 1, id }, desk);

async function decide(id: number, decision = 'advance', reason = '') {
  const { version } = await atDesk(id);
  return ask('joinDesk.approval', { ccId: 1, id, version, decision, reason }, desk);
}

describe('files of an application', () => {
  it('that were taken out of the form again are gone when it is sent', async () => {
    const { id } = await applied({}, 'person', [paper('kept'), paper('dropped')]);
    expect((await atDesk(id)).files.map(({ name }: Fields) => name)).toEqual(['kept.pdf']);
    expect(await db.select().from(uploads).where(eq(uploads.name, 'dropped.pdf'))).toEqual([]);
  });
});

describe('the data of an applicant', () => {
  it('is a file that holds the answers, the names of the files and the history, and no secret of the house', async () => {
    const { id, headers } = await applied({}, 'person', [paper('certificate')]);
    const { version } = await atDesk(id);
    await ask('joinDesk.comment', { ccId: 1, id, version, text: 'Known from the fair.' }, desk);
    const { content, type } = await ask('membership.ownData', {}, headers);
    expect(type).toBe('application/json');
    const text = Buffer.from(content, 'base64').toString('utf8');
    const data = JSON.parse(text);
    expect(data.applications).toMatchObject([{ name: person.name, answers: { craft: 'Weaving' } }]);
    expect(data.application_files).toMatchObject([{ name: 'certificate.pdf' }]);
    expect(data.application_history.map(({ kind }: Fields) => kind)).toEqual(['submitted', 'stage']);
    expect(text).not.toContain('Known from the fair.');
  });

  it('is erased with the files and with what is written of it elsewhere', async () => {
    const world = await demoDatabase();
    const { id, accountId } = await applied({ name: 'Loomis Gone' }, 'person', [paper('gone')]);
    const [file] = await db.select().from(uploads).where(eq(uploads.name, 'gone.pdf'));
    await decide(id, 'refuse', 'Loomis Gone is not of the trade.');
    await db.update(accounts).set({ eraseAfter: testNow }).where(eq(accounts.id, accountId));
    const deleted: string[] = [];
    const storage = { ...world.storage, delete: async (key: string) => void deleted.push(key) };
    await erasePeople({ db, storage, now: testNow });
    const [row] = await db.select().from(joinApplications).where(eq(joinApplications.id, id));
    expect(row).toMatchObject({ state: 'refused', name: '', email: '', phone: '', answers: {}, reason: '' });
    expect(await db.select().from(uploads).where(eq(uploads.name, 'gone.pdf'))).toEqual([]);
    expect(deleted).toEqual([uploadKey(file?.cname ?? '')]);
    const subject = `application:${id}`;
    const left = [
      await db.select().from(auditLog).where(eq(auditLog.subject, subject)),
      await db.select().from(customFormFiles).where(eq(customFormFiles.subject, subject)),
    ];
    expect(JSON.stringify(left)).not.toContain('Loomis Gone');
    expect(left[0]).not.toEqual([]);
  });
});

describe('the council', () => {
  it('is told of a vote that opens, each once, and sees what waits', async () => {
    const [holder] = await db
      .select({ id: members.id })
      .from(positionHolders)
      .innerJoin(positions, eq(positions.id, positionHolders.positionId))
      .innerJoin(members, eq(members.id, positionHolders.memberId))
      .where(eq(positions.rank, 'council'))
      .orderBy(members.id)
      .offset(3)
      .limit(1);
    const accountId = await addAccount(db);
    await db
      .update(members)
      .set({ accountId })
      .where(eq(members.id, holder?.id ?? 0));
    const headers = await signedIn(db, accountId);
    const { duties } = await ask('auth.membershipV2Check', { ccId: 1 }, headers);
    expect(duties.is_council).toBe(true);

    const { id } = await applied();
    await decide(id);
    const { version } = await atDesk(id);
    await ask('joinDesk.visit', { ccId: 1, id, version, day: '2026-11-20', text: 'Seen.' }, desk);
    await decide(id);
    const told = await db.select().from(notices).where(eq(notices.accountId, accountId));
    expect(told).toMatchObject([{ kind: 'membership', address: '/me/council' }]);
    const after = (await ask('auth.membershipV2Check', { ccId: 1 }, headers)).duties;
    expect(after.votes).toBe(duties.votes + 1);
    await ask('join.vote', { ccId: 1, id, choice: 'yes' }, headers);
    expect((await ask('auth.membershipV2Check', { ccId: 1 }, headers)).duties.votes).toBe(duties.votes);
  });
});

describe('a colleague whom two companies name', () => {
  it('is one member with a seat in each', async () => {
    const ofCompany = { licence: '9133', trade: ['weaving'], employees: 4, region: regions[0].id, charter: true };
    const names = ['Larch', 'Alder'];
    for (const name of names) {
      const people = [
        { name: `${name} contact`, email: `${name}@mill.example`, post: '', is_contact: true },
        { name: 'Shared Weaver', email: 'Shared@Weaver.example', post: '', is_contact: false },
      ];
      const { id } = await applied({ name, answers: ofCompany, people }, 'company');
      await db.update(joinApplications).set({ stage: 'certificate' }).where(eq(joinApplications.id, id));
      await decide(id);
    }
    const shared = await db.select().from(members).where(eq(members.email, 'shared@weaver.example'));
    expect(shared).toHaveLength(1);
    const seats = await db
      .select()
      .from(companySeats)
      .where(
        inArray(
          companySeats.memberId,
          shared.map(({ id }) => id),
        ),
      );
    expect(new Set(seats.map(({ companyId }) => companyId)).size).toBe(2);
  });
});

describe('an act on a member', () => {
  const subjectOf = async (subject: string) => {
    const rows = await db.select({ act: auditLog.act }).from(auditLog).where(eq(auditLog.subject, subject));
    return rows.map(({ act }) => act);
  };

  it('is written down, whatever it is', async () => {
    const { list } = await ask('roll.companies', { ccId: 1, limit: 60, offset: 0 }, desk);
    const { id: company_id, taken } = list.find((one: { readonly taken: number }) => one.taken > 1);
    const company = { ccId: 1, company_id };
    const change = async (what: Headers | Fields) => ask('roll.seatChange', { ...company, what }, desk);
    await ask('roll.seatCount', { ...company, seats: taken + 2 }, desk);
    const { list: seats } = await change({ change: 'add', name: 'New Seat', email: 'new@seat.example' });
    const { id: seat_id, member_id } = seats.find(({ name }: Fields) => name === 'New Seat');
    await change({ change: 'contact', seat_id });
    const moved = await change({ change: 'transfer', seat_id, name: 'Newer Seat', email: 'newer@seat.example' });
    await change({ change: 'contact', seat_id: moved.list.at(-1).id });
    const free = moved.list.find(({ name }: Fields) => name === 'Newer Seat');
    await change({ change: 'end', seat_id: free.id });
    expect(await subjectOf(`company:${company_id}`)).toEqual([
      'company.seats',
      'seat.add',
      'seat.contact',
      'seat.transfer',
      'seat.contact',
      'seat.end',
    ]);

    await ask('memberDesk.remove', { ccId: 1, ids: [member_id] }, desk);
    expect(await subjectOf(`member:${member_id}`)).toEqual(['member.delete']);
    const before = await subjectOf('community:1');
    await ask('roll.export', { ccId: 1, format: 'csv' }, desk);
    await ask('roll.invite', { ccId: 1, ids: [free.member_id] }, desk);
    const roll = new File(['name\nA Reed\n'], 'roll.csv');
    const wanted = { ccId: 1, files: [roll], dry_run: 'no', encoding: 'auto', key: 'acts-of-roll' };
    await ask('roll.import', wanted, desk);
    expect((await subjectOf('community:1')).slice(before.length)).toEqual([
      'member.export',
      'member.invite',
      'member.import',
    ]);

    const { id } = await applied();
    await db.update(joinApplications).set({ stage: 'certificate' }).where(eq(joinApplications.id, id));
    await decide(id);
    const { member_id: admitted } = await atDesk(id);
    expect(await subjectOf(`member:${admitted}`)).toEqual(['member.admit']);
    expect(await subjectOf(`application:${id}`)).toEqual(['join.advance']);
  });
});

describe('an answer', () => {
  it('stays on the version of the form that it was given on, and reads right at the desk', async () => {
    const before = formOf('person');
    const { id } = await applied();
    const { headers } = await applicant();
    const draft = await ask('join.apply', { ccId: 1, form_id: before.id }, headers);
    const [craft, ...others] = before.form.fields;
    const renamed = { ...craft, label: { 'zh-cn': '工种', en: 'Your trade' } };
    const motto = {
      kind: 'text',
      key: 'motto',
      label: { 'zh-cn': '座右铭', en: 'Motto' },
      required: true,
      max: 50,
      isLong: false,
    };
    const { applications: _count, version_number: _number, ...written } = before;
    const form = { fields: [renamed, ...others.filter(({ key }: Fields) => key !== 'years'), motto] };
    await ask('joinDesk.formSave', { ccId: 1, ...written, form }, desk);

    const kept = await atDesk(id);
    expect(kept.custom_form.number).toBe(1);
    expect(kept.custom_form.form).toEqual(before.form);
    expect(kept.answers).toMatchObject({ craft: 'Weaving', years: 7 });
    // Who had begun goes on with the questions that they saw.
    await ask('join.save', { id: draft.id, version: draft.version, ...person, answers }, headers);
    await ask('join.submit', { id: draft.id }, headers);
    expect((await atDesk(draft.id)).custom_form.number).toBe(1);

    const anew = await applicant();
    const second = await ask('join.apply', { ccId: 1, form_id: before.id }, anew.headers);
    const { years: _years, ...now } = answers;
    await ask('join.save', { id: second.id, version: second.version, ...person, answers: now }, anew.headers);
    expect((await send('join.submit', { id: second.id }, anew.headers)).issues).toMatchObject([
      { field: 'answers.motto', code: 200 },
    ]);
    const again = await ask('join.detail', { id: second.id }, anew.headers);
    expect(again.custom_form.number).toBe(2);
  });
});
