import { type Context, Hono } from 'hono';
import { selectActivity } from '../activities/activity-queries';
import type { PortalContext } from '../context';
import { type Language, languages } from '../database/schema';
import { selectRights } from '../identity/identity-queries';
import type { Resources } from '../resources';
import { pagePath } from '../site-files/page-address';
import { activityEntry } from './activity-calendar';
import { ownerOfFeed } from './calendar-feed';
import { type CalendarEntry, calendarFile } from './calendar-file';
import { readCalendar } from './list-schedule';

const type = 'text/calendar; charset=utf-8';
const day = 86_400_000;

/** How much of a calendar a feed holds: half a year back, two years ahead. */
const back = 183 * day;
const ahead = 730 * day;

const names = { 'zh-cn': '我的日程', en: 'My calendar' } as const satisfies Record<Language, string>;

type World = Pick<Resources, 'db' | 'now' | 'signer' | 'sites'>;

/** The files that calendar programs read: one of each activity, and the calendar of whoever has its secret address. */
export function serveCalendars({ db, now, signer, sites }: World): Hono {
  const app = new Hono();
  const oneActivity = (language: Language) => async (c: Context) => {
    const url = new URL(c.req.url);
    const { site } = sites.at(url.host, url.pathname);
    // A path that no community has is no page either.
    if (site.base === '' && c.req.param('path')) return c.notFound();
    const id = Number.parseInt(c.req.param('file') ?? '', 10);
    const context: PortalContext = { db, now: now(), language, actor: null, within: site.ccId };
    const row = await selectActivity(context, id);
    if (row === undefined) return c.notFound();
    const entry = activityEntry(row, sites.addressOf(site), language);
    return file(c, calendarFile({ name: row.title, language, entries: [entry], now: context.now }), `activity-${id}`);
  };
  for (const base of ['', '/c/:path']) {
    for (const language of languages) {
      app.get(base + pagePath('/activities/:file{[1-9][0-9]{0,8}\\.ics}', language), oneActivity(language));
    }
    app.get(`${base}/calendar/:file{[\\w-]+\\.[\\w-]+\\.ics}`, async (c) => {
      const moment = now();
      const owner = await ownerOfFeed({ db, signer, now: moment }, c.req.param('file').replace(/\.ics$/, ''));
      if (owner === undefined) return c.notFound();
      const actor = await selectRights(db, owner.accountId, moment);
      const context: PortalContext = { db, now: moment, language: owner.language, actor };
      const entries = await calendarOf(context, sites);
      const { language } = owner;
      c.header('cache-control', 'private, no-cache');
      c.header('x-robots-tag', 'noindex');
      return file(c, calendarFile({ name: names[language], language, entries, now: moment }), 'calendar');
    });
  }
  return app;
}

function file(c: Context, body: string, name: string) {
  return c.body(body, 200, { 'content-type': type, 'content-disposition': `inline; filename="${name}.ics"` });
}

/** What stands in a person's calendar, of all communities of the installation, each at its own address. */
async function calendarOf(context: PortalContext, sites: World['sites']): Promise<CalendarEntry[]> {
  const from = new Date(context.now.getTime() - back);
  const until = new Date(context.now.getTime() + ahead);
  const lists = await Promise.all(
    sites.all.map(async (site) => {
      const origin = sites.addressOf(site);
      const rows = await readCalendar(context, { ccId: site.ccId, status: 0, from, until });
      return rows.map(({ entry, key, changedAt, isTentative }) => ({
        uid: `${key}@${new URL(origin).hostname}`,
        title: entry.title,
        place: entry.place,
        note: entry.note,
        startsAt: new Date(entry.start_time * 1000),
        endsAt: new Date(entry.end_time * 1000),
        isCancelled: entry.status === 3,
        isTentative,
        changedAt,
        ...(entry.kind === 'activity' && {
          url: origin + pagePath(`/me/activities/${entry.id}`, context.language),
        }),
      }));
    }),
  );
  return lists.flat();
}
