import { z } from 'zod';
import { rawActivity } from '../activity';
import { rawCustomForm } from '../custom-form';
import { ccId, id, unixSeconds } from '../list';
import { line, pictureAddress, rawPictureTexts, rawTextsOf, text, textsOf, version } from './fields';

/** A moment until the year 2100. */
export const moment = unixSeconds.min(0).max(4_102_444_800);
const cents = z.int().min(0).max(100_000_000);
const seats = z.int().min(1).max(100_000);

const titles = { title: z.string(), place: z.string(), summary: z.string() };

/**
 * An activity as the desk's list shows it.
 *
 * @example
 * rawDeskActivity.shape.waiting.safeParse(3).success; // true
 */
export const rawDeskActivity = rawActivity
  .pick({
    id: true,
    phase: true,
    is_top: true,
    start_time: true,
    end_time: true,
    seats: true,
    taken: true,
    audience: true,
  })
  .extend({
    version,
    /** Places that are waited for. */
    waiting: z.int().nonnegative(),
    checked_in: z.int().nonnegative(),
    texts: rawTextsOf(titles),
  });

/** An activity as the desk's list shows it. */
export type RawDeskActivity = z.output<typeof rawDeskActivity>;

const settings = {
  close_time: moment.nullable(),
  has_waiting_list: z.boolean(),
  offer_hours: z.int().min(1).max(336),
  largest_party: z.int().min(1).max(50),
};

/** An activity as the desk edits it. */
export const rawDeskActivityDetail = rawDeskActivity.extend({
  ...settings,
  img: rawPictureTexts.nullable(),
  texts: rawTextsOf({ ...titles, body: z.string() }),
  cancel_reason: z.string(),
  tickets: z.array(
    z.object({
      id: z.int().positive(),
      seats: z.int().positive().nullable(),
      price: z.int().nonnegative(),
      member_price: z.int().nonnegative().nullable(),
      is_for_members: z.boolean(),
      taken: z.int().nonnegative(),
      texts: rawTextsOf({ title: z.string() }),
    }),
  ),
  form: rawCustomForm.nullable(),
  /** The number of the form's version; null where nothing is asked. */
  form_version: z.int().positive().nullable(),
});

/** What is told of an activity to make or to change it. */
export const activityFields = {
  ccId,
  state: z.enum(['draft', 'published']),
  start_time: moment,
  end_time: moment,
  seats,
  audience: z.enum(['everyone', 'members', 'council']),
  is_top: z.boolean(),
  ...settings,
  img_url: pictureAddress,
  texts: textsOf({ title: line(200), place: text(200), summary: text(500), body: text(20_000) }),
  /** The kinds of tickets in their order; those that have an id are changed, others are new, missing ones are removed. */
  tickets: z
    .array(
      z.strictObject({
        id: id.optional(),
        seats: seats.nullable(),
        price: cents,
        member_price: cents.nullable(),
        is_for_members: z.boolean(),
        texts: textsOf({ title: line(100) }),
      }),
    )
    .min(1)
    .max(12),
  form: rawCustomForm.nullable(),
};

/** One activity of a community. */
export const oneActivity = { ccId, activityId: id };
