import { LinkButton } from '@selvedge/ui';
import { ShowDate } from '../article/show-date';
import { HtmlText } from '../layout/html-text';
import page from '../layout/page.module.css';
import { PageHead } from '../layout/page-head';
import { m } from '../paraglide/messages';
import { FilmDownload, FilmPlayer } from './film-player';
import { FilmRow } from './film-row';
import type { VideoData } from './load-videos.server';
import { videoLength } from './video-length';
import styles from './video-page.module.css';

/** A film with its words; it plays when asked to, never by itself. */
export function VideoPage({ video }: { readonly video: VideoData }) {
  const { title, description, bodyHtml, productHref, others } = video;
  return (
    <>
      <PageHead crumbs={[{ title: m.films(), href: '/video-list' }, { title }]} title={title} lead={description} />
      <div className={page.frame}>
        <FilmPlayer film={video} />
        <div className={styles.facts}>
          <p>
            <ShowDate unixSeconds={video.showTime} />
            {video.duration > 0 && <span className={styles.length}>{videoLength(video.duration)}</span>}
          </p>
          {video.tracks.length > 0 && <p>{m.film_captions()}</p>}
          <FilmDownload film={video} />
        </div>
        <div className={styles.words}>
          <HtmlText html={bodyHtml} />
          {productHref && (
            <LinkButton href={productHref} kind="plain">
              {m.see_the_cloth()}
            </LinkButton>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <section className={`${page.frame} ${page.section}`}>
          <FilmRow
            title={m.more_films()}
            films={others}
            all={
              <LinkButton href="/video-list" kind="quiet">
                {m.all_films()}
              </LinkButton>
            }
          />
        </section>
      )}
    </>
  );
}
