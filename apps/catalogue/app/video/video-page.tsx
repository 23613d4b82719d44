import { convertImage } from '@selvedge/rewriting';
import { LinkButton } from '@selvedge/ui';
import { HtmlText } from '../layout/html-text';
import page from '../layout/page.module.css';
import { PageHead } from '../layout/page-head';
import { m } from '../paraglide/messages';
import type { VideoData } from './load-videos.server';
import styles from './video-page.module.css';

/** A film with its words; it plays when asked to, never by itself. */
export function VideoPage({ video }: { readonly video: VideoData }) {
  const { title, description, image, files, bodyHtml, productHref } = video;
  const poster = image && convertImage(image.url, { thumbnail: { type: 4, width: 1440 }, convert: { quality: 80 } });
  return (
    <>
      <PageHead crumbs={[{ title: m.films(), href: '/video-list' }, { title }]} title={title} lead={description} />
      <div className={page.frame}>
        <video
          className={styles.film}
          controls
          playsInline
          preload="metadata"
          {...(poster && { poster })}
          aria-label={title}
        >
          {files.map(({ url, type }) => (
            <source key={url} src={url} type={type} />
          ))}
        </video>
        <div className={styles.words}>
          <HtmlText html={bodyHtml} />
          {productHref && (
            <LinkButton href={productHref} kind="plain">
              {m.see_the_cloth()}
            </LinkButton>
          )}
        </div>
      </div>
    </>
  );
}
