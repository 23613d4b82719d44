import { rawArticle, rawContentItem, rawDownload, rawImage, rawProduct, rawVideo } from '@selvedge/domain/content';
import type { z } from 'zod';
import { rawCaptchaChallenge, rawCategory, rawSection } from '../catalogue';
import { shownDownload } from '../catalogue/download';
import { film } from '../catalogue/video';
import { rawActivity, rawAnnouncement, rawEnterprise, rawNews, rawPosition, rawRecruitment } from '../community';

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
  CaptchaChallenge: rawCaptchaChallenge,
  Category: rawCategory,
  ContentItem: rawContentItem,
  Download: rawDownload,
  Enterprise: rawEnterprise,
  Film: film,
  Image: rawImage,
  News: rawNews,
  Position: rawPosition,
  Product: rawProduct,
  Recruitment: rawRecruitment,
  Section: rawSection,
  ShownDownload: shownDownload,
  Video: rawVideo,
};
