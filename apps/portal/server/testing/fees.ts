import { crc32, deflateSync } from 'node:zlib';
import { portalApi } from '../api';
import type { FeeChange } from '../fees/save-fee';
import { asking, type Said } from './asking';
import type { demoDatabase } from './demo-database';
import { addAccount, addMember, addStaff, signedIn } from './people';

type Resources = Awaited<ReturnType<typeof demoDatabase>>;

/** A fee of 2,000 yuan for 2026, due on its thirtieth day, for the members that are named. */
export function feeFields(memberIds: readonly number[], more: Partial<FeeChange> = {}): FeeChange {
  return {
    ccId: 1,
    kind: 'other',
    payer: 'member',
    rule: { kind: 'fixed', cents: 200_000 },
    audience: { kind: 'chosen', positions: [], categories: [], members: memberIds },
    period_from: '2026-12-01',
    period_until: '2027-12-01',
    plan: [{ days: 30, share: 1000 }],
    is_pro_rata: false,
    renews: false,
    renews_before: 30,
    reminders: [-7, 0, 14],
    texts: { 'zh-cn': { title: '年费', description: '' }, en: { title: 'Annual fee', description: 'For a year.' } },
    ...more,
  };
}

/** Somebody who pays: a member with an account and a mailbox. */
export interface Payer {
  readonly accountId: number;
  readonly memberId: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Counted for all worlds of a database together: each person has a mailbox of their own. */
let payers = 0;

let slips = 0;

/** A picture that is like no other: a PNG of one pixel whose colour is counted on. */
export function slipPicture(): Buffer {
  slips += 1;
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const pixel = deflateSync(Buffer.from([0, slips % 256, Math.floor(slips / 256) % 256, process.pid % 256]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, pngPart('IHDR', header), pngPart('IDAT', pixel), pngPart('IEND', Buffer.alloc(0))]);
}

function pngPart(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** What tests of fees do, over the API's own HTTP. */
export async function feeWorld(resources: Resources) {
  const ask = asking(resources);
  const api = portalApi(resources, { TRUST_PROXY: 1, PORTAL_CAPTCHA: 'off', PUSH_SERVICES: 'fcm.googleapis.com' });
  const { db } = resources;
  const treasurer = await signedIn(db, await addStaff(db, 1, 'treasurer'));
  async function addPayer(): Promise<Payer> {
    payers += 1;
    const accountId = await addAccount(db, { email: `payer-${payers}@mill.example` });
    return { accountId, memberId: await addMember(db, accountId, 1), headers: await signedIn(db, accountId) };
  }

  async function send(
    bill: number,
    file: File,
    { headers }: Payer,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Said> {
    const form = new FormData();
    form.set('bill_id', String(bill));
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    form.set('files', file);
    const answer = await api.request('https://portal.test/v1/h5/cc/fee/uploadPayVoucher', {
      method: 'POST',
      body: form,
      headers,
    });
    const { code, data, issues = [] } = await answer.json();
    return { status: answer.status, code, data, issues, cookies: [] };
  }

  return {
    api,
    ask,
    treasurer,
    addPayer,
    send,
    desk: (path: string, body?: object) => ask(`/cc/fee/${path}`, body, treasurer),
    sendSlip: (bill: number, payer: Payer, bytes?: Buffer) =>
      send(bill, new File([new Uint8Array(bytes ?? slipPicture())], 'slip.png'), payer),

    /** Publishes a fee for new members, and gives each with the bill. */
    async billed(count: number, more: Partial<FeeChange> = {}) {
      const people: Payer[] = [];
      for (let place = 0; place < count; place += 1) people.push(await addPayer());
      const fields = feeFields(
        people.map(({ memberId }) => memberId),
        more,
      );
      const saved = await ask('/cc/fee/save', fields, treasurer);
      if (saved.status !== 200) throw new Error(`The fee was not saved: ${JSON.stringify(saved)}`);
      const fee = saved.data;
      const published = await ask('/cc/fee/publish', { ccId: 1, id: fee.id }, treasurer);
      if (published.status !== 200) throw new Error(`The fee was not published: ${JSON.stringify(published)}`);
      return Promise.all(
        people.map(async (payer) => {
          const { data } = await ask('/h5/cc/fee/page/1/10/0', undefined, payer.headers);
          return { payer, feeId: Number(fee.id), bill: data.list[0] as { id: number; version: number; state: string } };
        }),
      );
    },
  };
}
