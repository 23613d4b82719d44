import { z } from 'zod';
import { type ParseResult, parseWith } from '../wire/parse-result';
import { numberOf, textOf, wireInteger, wireText } from '../wire/wire-values';
import { type ContentItem, contentItemOf, rawContentItem } from './content-item';

/**
 * A video as it comes (specification §3). Its address, length and body are additions of ours.
 *
 * @example
 * rawVideo.safeParse({ title: 'The loom', cover_url: '/v1/2-loom.jpg' }).success; // true
 */
export const rawVideo = rawContentItem.extend({
  product_thumb_prefix: wireText.nullish(),
  product_url_suffix: wireText.nullish(),
  product_id: wireInteger.nullish(),
  video_url: wireText.nullish(),
  /** In seconds. */
  duration: wireInteger.nullish(),
  /** When it was published, in unix seconds. */
  add_time: wireInteger.nullish(),
  /** What is seen in it, safe HTML. */
  content_html: wireText.nullish(),
  /** The same film in several formats, best first; `size` in bytes. */
  files: z
    .array(z.object({ url: wireText, type: z.string().max(128), size: wireInteger }))
    .max(20)
    .nullish(),
  /** Captions in WebVTT, one a language. */
  tracks: z
    .array(z.object({ url: wireText, language: z.string().max(35) }))
    .max(100)
    .nullish(),
});

/** A video as it comes. */
export type RawVideo = z.infer<typeof rawVideo>;

/** A film in one format. */
export interface VideoFile {
  readonly url: string;
  /** Such as `video/webm`. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** What a film's viewers read, in one language. */
export interface VideoTrack {
  readonly url: string;
  /** A language of the site: `zh-cn`. */
  readonly language: string;
}

/** A video (specification §3). */
export interface Video extends ContentItem {
  readonly contentType: 'video';
  /** The picture of the product it shows. */
  readonly productThumbPrefix: string;
  /** The address of the product it shows. */
  readonly productUrlSuffix: string;
  /** 0 when it shows no product. */
  readonly productId: number;
  readonly videoUrl: string;
  /** In seconds; 0 when not known. */
  readonly duration: number;
  /** In unix seconds; 0 when not known. */
  readonly showTime: number;
  readonly contentHtml: string;
  /** Best first; empty when only the address is known. */
  readonly files: readonly VideoFile[];
  readonly tracks: readonly VideoTrack[];
}

/**
 * Reads a video (specification §3).
 *
 * @example
 * const parsed = parseVideo({ id: 2, title: 'The loom', cover_url: '/v1/2-loom.jpg', product_id: 7 });
 * parsed.ok && parsed.value.productId; // 7
 */
export function parseVideo(raw: unknown): ParseResult<Video> {
  return parseWith(rawVideo, raw, videoOf);
}

/**
 * The model of a checked raw video.
 *
 * @example
 * videoOf({ title: 'The loom', product_id: '7' }).productId; // 7
 */
export function videoOf(raw: RawVideo): Video {
  return {
    ...contentItemOf(raw, 'video'),
    contentType: 'video',
    productThumbPrefix: textOf(raw.product_thumb_prefix),
    productUrlSuffix: textOf(raw.product_url_suffix),
    productId: numberOf(raw.product_id),
    videoUrl: textOf(raw.video_url),
    duration: numberOf(raw.duration),
    showTime: numberOf(raw.add_time),
    contentHtml: textOf(raw.content_html),
    files: (raw.files ?? []).map(({ url, type, size }) => ({ url, type, size: numberOf(size) })),
    tracks: raw.tracks ?? [],
  };
}
