import { z } from 'zod';
import { defineCall } from '../../call';
import { ccId, id } from '../list';
import { deleteRequest, done, line, pictureAddress, rawPictureTexts, rawTextsOf, text, textsOf } from './fields';
import { orderedList, saveAllRequest } from './ordered';

const manage = { permission: 'community.manage' } as const;

/** A page of the portal without its language, or another site's address. */
const link = z
  .string()
  .max(300)
  .regex(/^(\/(?![/\\])|https:\/\/)[^\s\\]*$/, { error: 'must be a page of the portal or begin with https://' });

/** Another site. */
const website = z
  .string()
  .max(300)
  .regex(/^https?:\/\/[^\s\\]+$/, { error: 'must begin with https:// or http://' });

const shown = { is_shown: z.boolean() };
const raw = { id: z.int().positive(), ...shown, img: rawPictureTexts.nullable() };
const named = { name: line(100), summary: text(300) };
const rawNamed = { name: z.string(), summary: z.string() };

const rawBanner = z.object({ ...raw, href: z.string().nullable(), texts: rawTextsOf({ title: z.string() }) });
const rawPartner = z.object({ ...raw, href: z.string().nullable(), texts: rawTextsOf(rawNamed) });
const rawProgram = z.object({ ...raw, app_id: z.string(), path: z.string(), texts: rawTextsOf(rawNamed) });

export const bannerDesk = {
  getAll: defineCall({
    method: 'GET',
    path: '/cc/banner/getAllByCCId/{ccId}',
    access: manage,
    summary: 'Every banner of a community in its order, also those that are not shown.',
    source: 'ours: the desk’s list beside h5/cc/banner/getAllByCCId',
    request: z.strictObject({ ccId }),
    response: orderedList(rawBanner),
  }),
  saveAll: defineCall({
    method: 'POST',
    path: '/cc/banner/saveAll',
    access: manage,
    summary: 'Keeps the banners of a community as they are sent, in their order.',
    source: 'specification §7, banners saveAll; fields ours',
    request: z.strictObject(
      saveAllRequest(
        z.strictObject({
          id: id.optional(),
          ...shown,
          img_url: z.string().min(1).max(300),
          href: link.nullable(),
          texts: textsOf({ title: line(100) }),
        }),
        20,
      ),
    ),
    response: orderedList(rawBanner),
  }),
  remove: defineCall({
    method: 'POST',
    path: '/cc/banner/delete',
    access: manage,
    idempotent: true,
    summary: 'Deletes banners; what is gone already does no harm.',
    source: 'specification §7, banners delete; fields ours',
    request: z.strictObject(deleteRequest),
    response: done,
  }),
};

export const partnerDesk = {
  getAll: defineCall({
    method: 'GET',
    path: '/cc/partner/getAll/{ccId}',
    access: manage,
    summary: 'Every partner of a community in its order, also those that are not shown.',
    source: 'ours: specification §3 names partners',
    request: z.strictObject({ ccId }),
    response: orderedList(rawPartner),
  }),
  saveAll: defineCall({
    method: 'POST',
    path: '/cc/partner/saveAll',
    access: manage,
    summary: 'Keeps the partners of a community as they are sent, in their order.',
    source: 'ours: specification §3 names partners',
    request: z.strictObject(
      saveAllRequest(
        z.strictObject({
          id: id.optional(),
          ...shown,
          img_url: pictureAddress,
          href: website.nullable(),
          texts: textsOf(named),
        }),
        60,
      ),
    ),
    response: orderedList(rawPartner),
  }),
};

export const programDesk = {
  getAll: defineCall({
    method: 'GET',
    path: '/cc/miniProgram/getAll/{ccId}',
    access: manage,
    summary: 'Every mini program of a community in its order, also those that are not shown.',
    source: 'ours: specification §3 names mini programs',
    request: z.strictObject({ ccId }),
    response: orderedList(rawProgram),
  }),
  saveAll: defineCall({
    method: 'POST',
    path: '/cc/miniProgram/saveAll',
    access: manage,
    summary: 'Keeps the mini programs of a community as they are sent, in their order.',
    source: 'ours: specification §3 names mini programs',
    request: z.strictObject(
      saveAllRequest(
        z.strictObject({
          id: id.optional(),
          ...shown,
          img_url: pictureAddress,
          app_id: line(100),
          path: text(300),
          texts: textsOf(named),
        }),
        60,
      ),
    ),
    response: orderedList(rawProgram),
  }),
};
