import { AnswerError } from '@selvedge/api-client';
import { codes } from '@selvedge/error-catalogue';
import type { PortalApi } from '../api.server';
import type { Locale } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { m } from '../paraglide/messages';

/** What a form of the seats is told when it was refused, with what was typed. */
export interface SeatOutcome {
  /** The form: a seat's number, or the company's for a free one. */
  readonly at: string;
  readonly issues: Readonly<Partial<Record<string, string>>>;
  readonly problem: string | null;
  readonly typed: { readonly name: string; readonly email: string };
}

/** Does what a company's contact asks for; nothing is told when it was done. */
export async function changeSeats(api: PortalApi, form: FormData, locale: Locale): Promise<SeatOutcome | null> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const [change, company_id, seat_id] = [text('change'), text('company_id'), text('seat_id')];
  const typed = { name: text('name'), email: text('email') };
  const what = {
    add: { change: 'add', ...typed },
    transfer: { change: 'transfer', seat_id, ...typed },
    contact: { change: 'contact', seat_id },
    end: { change: 'end', seat_id },
  } as const;
  if (!Object.hasOwn(what, change)) throw new Response(null, { status: 400 });
  try {
    const ccId = await communityId(api);
    await api.membership.seatChange({ ccId, company_id, what: what[change as keyof typeof what] });
    return null;
  } catch (error) {
    if (!(error instanceof AnswerError) || error.status >= 500) throw error;
    const issues = Object.fromEntries(
      error.issues.map(({ field, code, message }) => wordIssue(field, code, message, locale)),
    );
    const isAtField = 'name' in issues || 'email' in issues;
    return { at: seat_id || `add-${company_id}`, issues, problem: isAtField ? null : problemOf(error, locale), typed };
  }
}

/** The server speaks of a member; the form knows a name and an address. */
function wordIssue(field: string, code: number, message: string, locale: Locale): [string, string] {
  const name = field.split('.').at(-1) ?? field;
  const isTwice = name === 'member_id' && code === codes.noMatch;
  return isTwice ? ['email', m.seats_twice({}, { locale })] : [name, message];
}

function problemOf(error: AnswerError, locale: Locale): string {
  if (error.issues.some(({ field }) => field === 'seats')) return m.seats_full({}, { locale });
  return error.status === 409 ? m.join_conflict({}, { locale }) : error.message;
}
