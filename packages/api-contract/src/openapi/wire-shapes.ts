import { rawArticle, rawContentItem, rawDownload, rawImage, rawProduct, rawVideo } from '@selvedge/domain/content';
import type { z } from 'zod';
import { rawCaptchaChallenge, rawCategory, rawSection } from '../catalogue';
import { shownDownload } from '../catalogue/download';
import { film } from '../catalogue/video';
import {
  rawActivity,
  rawAnnouncement,
  rawAuditEntry,
  rawBill,
  rawBillDetail,
  rawDeskAnnouncement,
  rawDeskFee,
  rawDeskJob,
  rawEnterprise,
  rawMedia,
  rawNews,
  rawOwnSession,
  rawPosition,
  rawReceived,
  rawReceivedApplication,
  rawRecruitment,
  rawRole,
  rawRoleUser,
  rawSession,
  rawUser,
  rawUserCard,
  rawVoucher,
} from '../community';
import { done } from '../community/account-fields';

/**
 * The wire shapes that documents call by name. A shape that is missing here is written out wherever it appears, which
 * is longer but as right.
 *
 * @example
 * Object.keys(wireShapes).includes('Product'); // true
 */
export const wireShapes: Readonly<Record<string, z.ZodType>> = {
  Activity: rawActivity,
  Announcement: rawAnnouncement,
  Article: rawArticle,
  AuditEntry: rawAuditEntry,
  Bill: rawBill,
  BillDetail: rawBillDetail,
  CaptchaChallenge: rawCaptchaChallenge,
  Category: rawCategory,
  ContentItem: rawContentItem,
  DeskAnnouncement: rawDeskAnnouncement,
  DeskJob: rawDeskJob,
  DeskFee: rawDeskFee,
  Done: done,
  Download: rawDownload,
  Enterprise: rawEnterprise,
  Film: film,
  Image: rawImage,
  Media: rawMedia,
  News: rawNews,
  OwnSession: rawOwnSession,
  Position: rawPosition,
  Product: rawProduct,
  Received: rawReceived,
  ReceivedApplication: rawReceivedApplication,
  Recruitment: rawRecruitment,
  Role: rawRole,
  RoleUser: rawRoleUser,
  Section: rawSection,
  Session: rawSession,
  ShownDownload: shownDownload,
  User: rawUser,
  UserCard: rawUserCard,
  Video: rawVideo,
  Voucher: rawVoucher,
};
