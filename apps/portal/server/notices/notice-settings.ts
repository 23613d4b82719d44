import type { RawNoticeSwitch } from '@selvedge/api-contract/community';
import { noticeChannels, noticeKinds, noticeSwitches as switchesOf } from '@selvedge/domain/notices';
import { eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { noticeSwitches } from '../database/schema';

/** On which ways each kind of notice comes to the caller. */
export async function readNoticeSettings({ db, actor }: RequestContext) {
  const set = await db
    .select()
    .from(noticeSwitches)
    .where(eq(noticeSwitches.accountId, actor?.accountId ?? 0));
  const switches = switchesOf(set);
  return { switches: noticeKinds.map((kind) => ({ kind, ...switches[kind] })) };
}

/** Changes the ways of some kinds; the others stay. */
export async function updateNoticeSettings(
  context: RequestContext,
  { switches }: { readonly switches: readonly RawNoticeSwitch[] },
) {
  // Of two entries for one kind the later one counts; one statement may not write a row twice.
  const byKind = new Map(switches.map((one) => [one.kind, one]));
  const rows = [...byKind.values()].flatMap((one) =>
    noticeChannels.map((channel) => ({
      accountId: context.actor?.accountId ?? 0,
      kind: one.kind,
      channel,
      isOn: one[channel],
    })),
  );
  await context.db
    .insert(noticeSwitches)
    .values(rows)
    .onConflictDoUpdate({
      target: [noticeSwitches.accountId, noticeSwitches.kind, noticeSwitches.channel],
      set: { isOn: sql`excluded.is_on` },
    });
  return readNoticeSettings(context);
}
