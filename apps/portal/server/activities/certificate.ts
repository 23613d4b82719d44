import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PortalContext } from '../context';
import {
  activities,
  communities,
  communityTexts,
  enrolmentPlaces,
  enrolments,
  type Language,
} from '../database/schema';
import { readWords } from '../database/words-of';
import { drawFrame } from '../papers/draw-frame';
import { drawSeal } from '../papers/draw-seal';
import { inks } from '../papers/inks';
import { makePaper } from '../papers/make-paper';
import type { Activity } from './enrolment-queries';
import { readTitle } from './read-title';
import { requireActivity } from './require-activity';

const words = {
  'zh-cn': {
    title: '参加证明',
    lead: (name: string) => `兹证明 ${name} 参加了以下活动：`,
    when: (day: string) => `时间：${day}`,
    where: (place: string) => `地点：${place}`,
    number: (id: string) => `编号 ${id}`,
  },
  en: {
    title: 'Certificate of attendance',
    lead: (name: string) => `This is to certify that ${name} took part in:`,
    when: (day: string) => `When: ${day}`,
    where: (place: string) => `Where: ${place}`,
    number: (id: string) => `No. ${id}`,
  },
} as const satisfies Record<Language, unknown>;

/**
 * The certificate of attendance of somebody who was checked in.
 *
 * @throws code 10 when there is no such place, 409 when nobody came there
 */
export async function attendanceCertificate(
  context: PortalContext,
  one: { readonly ccId: number; readonly activityId: number; readonly placeId: number },
) {
  const activity = await requireActivity(context, one);
  const own = and(eq(enrolmentPlaces.id, one.placeId), eq(enrolmentPlaces.activityId, activity.id));
  return certificateOf(context, activity, own);
}

/**
 * The same for who was in one's own enrolment.
 *
 * @throws code 10 when it is not the caller's, 409 when nobody came there
 */
export async function ownCertificate(
  context: PortalContext,
  { enrolmentId, placeId }: { readonly enrolmentId: number; readonly placeId: number },
) {
  const [row] = await context.db
    .select({ activity: activities })
    .from(enrolments)
    .innerJoin(activities, eq(activities.id, enrolments.activityId))
    .where(and(eq(enrolments.id, enrolmentId), eq(enrolments.accountId, context.actor?.accountId ?? 0)));
  if (row === undefined) throw refuse(codes.notFound);
  const own = and(eq(enrolmentPlaces.id, placeId), eq(enrolmentPlaces.enrolmentId, enrolmentId));
  return certificateOf(context, row.activity, own);
}

async function certificateOf(context: PortalContext, activity: Activity, own: SQL | undefined) {
  const { db, language } = context;
  const [[place], text, community, [sealed]] = await Promise.all([
    db.select().from(enrolmentPlaces).where(own),
    readTitle(context, activity.id),
    readWords(context, [communityTexts, communityTexts.communityId], activity.communityId, {
      name: communityTexts.name,
    }),
    db.select({ seal: communities.seal }).from(communities).where(eq(communities.id, activity.communityId)),
  ]);
  if (place === undefined) throw refuse(codes.notFound);
  if (place.checkedInAt === null) throw refuse(codes.requestError, { situation: 'conflict' });
  const pdf = await drawCertificate({
    language,
    name: place.name,
    title: text?.title ?? '',
    place: text?.place ?? '',
    startsAt: activity.startsAt,
    site: community?.name ?? '',
    seal: sealed?.seal ?? '',
    number: `${activity.id}-${place.id}`,
  });
  return {
    name: `certificate-${activity.id}-${place.id}.pdf`,
    content_type: 'application/pdf',
    content: pdf.toString('base64'),
  };
}

interface Certificate {
  readonly language: Language;
  readonly name: string;
  readonly title: string;
  readonly place: string;
  readonly startsAt: Date;
  readonly site: string;
  readonly seal: string;
  readonly number: string;
}

async function drawCertificate(facts: Certificate): Promise<Buffer> {
  const { language, name, title, place, startsAt, site, seal, number } = facts;
  const { pine, ink, soft } = inks;
  const said = words[language];
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'long',
  }).format(startsAt);
  const paper = {
    title: `${said.title} · ${name}`,
    author: site,
    now: startsAt,
    layout: 'landscape',
    margin: 72,
  } as const;
  return makePaper(paper, (page) => {
    const { width, height } = page.page;
    drawFrame(page);
    const line = (text: string, size: number, colour: string, gap: number) =>
      page.fontSize(size).fillColor(colour).text(text, { align: 'center' }).moveDown(gap);
    page.y = 96;
    line(site, 14, soft, 1.2);
    line(said.title, 34, pine, 1);
    line(said.lead(name), 16, ink, 0.8);
    line(title, 22, ink, 0.8);
    line(said.when(day), 13, soft, 0.2);
    if (place !== '') line(said.where(place), 13, soft, 0.2);
    drawSeal(page, seal, { x: width - 170, y: height - 170, side: 84 });
    page
      .fontSize(10)
      .fillColor(soft)
      .text(said.number(number), 72, height - 100, { align: 'center' });
  });
}
