import { accountLimits } from '@selvedge/domain/account';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { accounts } from '../database/schema';
import { ownAccount } from '../identity/own-account';

type Value = string | number | boolean;

/** Changes some of the caller's settings; null takes one away. */
export async function updateSetting(
  { db, actor }: RequestContext,
  { setting }: { readonly setting: Readonly<Partial<Record<string, Value | null>>> },
) {
  const version = await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ setting: accounts.setting, version: accounts.settingVersion })
      .from(accounts)
      .where(eq(accounts.id, actor?.accountId ?? 0))
      .for('update');
    if (before === undefined) throw refuse(codes.unauthorized);
    const after = new Map<string, Value>(Object.entries(before.setting));
    for (const [name, value] of Object.entries(setting)) {
      if (value === null || value === undefined) after.delete(name);
      else after.set(name, value);
    }
    if (after.size > accountLimits.settings) {
      throw refuse(codes.validationFailed, { issues: [fieldIssue('setting', codes.tooBig)] });
    }
    const next = before.version + 1;
    await tx
      .update(accounts)
      .set({ setting: Object.fromEntries(after), settingVersion: next })
      .where(eq(accounts.id, actor?.accountId ?? 0));
    return next;
  });
  return { version };
}

/** The caller's settings when they are newer than what a program has. */
export async function syncSetting(context: RequestContext, { version }: { readonly version: number }) {
  const account = await ownAccount(context);
  const isNewer = account.settingVersion > version;
  return { version: account.settingVersion, setting: isNewer ? account.setting : null };
}
