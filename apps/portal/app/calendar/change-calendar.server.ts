import { data, redirect } from '@remix-run/node';
import { AnswerError } from '@selvedge/api-client';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import type { PortalApi } from '../api.server';
import { fromBeijingField } from '../desk/beijing-time';
import type { Locale } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { m } from '../paraglide/messages';
import type { EntryOutcome } from './entry-form';

/** Does what a calendar's page asks for, and leads back to it, after a new entry to its day. */
export async function changeCalendar(api: PortalApi, form: FormData, url: URL, locale: Locale) {
  const here = url.pathname + url.search;
  const text = (name: string) => String(form.get(name) ?? '');
  const [intent, which = ''] = text('intent').split('-');
  const scheduleId = Number(text('id')) || 0;
  const isEntry = intent === 'add' || intent === 'change';
  try {
    if (isEntry) {
      requireWritten(typedIn(form), locale);
      const day = await saveEntry(api, typedIn(form), intent === 'add' ? null : scheduleId);
      const view = url.searchParams.get('view') ?? 'month';
      return redirect(`${url.pathname}?${new URLSearchParams({ view, day })}`, 303);
    }
    if (intent === 'feed') await api.schedule.feed({ wish: which === 'end' ? 'end' : 'make' });
    else if (intent === 'remove') await api.schedule.remove({ scheduleId });
    else if (intent === 'status') await api.schedule.operate({ scheduleId, status: Number(which) });
    else throw new Response(null, { status: 400 });
    return redirect(here, 303);
  } catch (error) {
    if (!(error instanceof AnswerError) || error.status >= 500) throw error;
    const typed = typedIn(form);
    const issues = Object.fromEntries(error.issues.map(({ field, message }) => [field, message]));
    if (issues.end_time !== undefined && typed.until !== '' && typed.until <= typed.from) {
      issues.end_time = m.calendar_ends_first({}, { locale });
    }
    const problem =
      error.status === 404 ? m.calendar_gone({}, { locale }) : error.issues.length > 0 ? null : error.message;
    const id = isEntry && intent === 'change' ? scheduleId : null;
    return data<EntryOutcome>({ id, typed, issues, problem }, { status: error.status });
  }
}

function typedIn(form: FormData): EntryOutcome['typed'] {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    title: text('title'),
    from: text('from'),
    until: text('until'),
    place: text('place'),
    note: text('note'),
    isCommunity: form.has('community'),
  };
}

/** Without its title and its two moments an entry is none: each that is missing is named. */
function requireWritten({ title, from, until }: EntryOutcome['typed'], locale: Locale): void {
  const isMissing = {
    title: title.trim() === '',
    start_time: fromBeijingField(from) === null,
    end_time: fromBeijingField(until) === null,
  };
  const issues = Object.entries(isMissing)
    .filter(([, missing]) => missing)
    .map(([field]) => fieldIssue(field, codes.required, locale));
  if (issues.length > 0) throw new AnswerError(codes.required, '', { status: 422, retryAfterMs: null, issues });
}

/** @returns the day of the entry, `2026-11-21` */
async function saveEntry(api: PortalApi, typed: EntryOutcome['typed'], scheduleId: number | null): Promise<string> {
  const { title, place, note, from, until, isCommunity } = typed;
  const times = { start_time: fromBeijingField(from) ?? 0, end_time: fromBeijingField(until) ?? 0 };
  const fields = { ccId: await communityId(api), title, place, note, ...times };
  if (scheduleId === null) await api.schedule.create({ ...fields, is_community: isCommunity });
  else await api.schedule.update({ ...fields, scheduleId });
  return from.slice(0, 10);
}
