import { inLanguage } from '../database/in-language';
import type { Language } from '../database/schema';
import type { Seeing } from '../draft/shown';
import { richText } from '../rich-text/rich-text';
import type { VideoRow } from './video-queries';
import { videoToWire } from './video-to-wire';

/** A film with what a player needs. */
export function filmToWire(video: VideoRow, language: Language, seeing: Seeing) {
  return {
    video: videoToWire(video, language, seeing),
    body_html: richText(inLanguage(video.texts, language).bodyHtml),
    seconds: video.seconds,
    files: video.files.map(({ url, type, size }) => ({ url, type, size })),
  };
}
