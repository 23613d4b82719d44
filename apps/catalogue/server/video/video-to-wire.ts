import type { RawVideo } from '@selvedge/domain/content';
import { inLanguage } from '../database/in-language';
import type { Language } from '../database/schema';
import { isShown, type Seeing } from '../draft/shown';
import { pictureToWire } from '../picture-to-wire';
import { addressOf } from '../record-address';
import { unixSeconds } from '../unix-seconds';
import type { VideoRow } from './video-queries';

export function videoToWire(video: VideoRow, language: Language, seeing: Seeing): RawVideo {
  const { title, summary } = inLanguage(video.texts, language);
  const still = video.picture && pictureToWire(video.picture, language, title);
  return {
    id: video.id,
    relate_type: 'video',
    content_type: 'video',
    page_url_suffix: addressOf.video(video),
    title,
    summary,
    img: still,
    cover_url: still?.url ?? '',
    video_url: video.files[0]?.url ?? '',
    duration: Math.round(video.seconds),
    add_time: unixSeconds(video.addedAt),
    files: video.files.map(({ url, type, size }) => ({ url, type, size })),
    tracks: video.tracks.map((track) => ({ url: track.url, language: track.language })),
    ...(video.product === null || !isShown(video.product, seeing)
      ? {}
      : {
          product_id: video.product.id,
          product_url_suffix: addressOf.product(video.product),
          product_thumb_prefix: video.product.pictures[0]?.picture.address ?? '',
        }),
  };
}
