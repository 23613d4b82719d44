import { Notice, Picture } from '@selvedge/ui';
import page from '../layout/page.module.css';
import { PageHead } from '../layout/page-head';
import { ListPagination } from '../list/list-pagination';
import { m } from '../paraglide/messages';
import { FilmLink } from './film-link';
import type { VideoListData } from './load-videos.server';
import { PlayMark } from './play-mark';
import { videoLength } from './video-length';
import styles from './video-list.module.css';

/** The mill's films, page by page. */
export function VideoList({ list }: { readonly list: VideoListData }) {
  return (
    <>
      <PageHead crumbs={[{ title: m.films() }]} title={m.films()} lead={m.films_lead()} />
      <div className={page.frame}>
        {list.videos.length === 0 && <Notice title={m.no_films()} />}
        <ul className={styles.films}>
          {list.videos.map((video) => (
            <li key={video.id}>
              <FilmLink className={styles.link} film={video}>
                <span className={styles.still}>
                  <Picture
                    source={video.image}
                    ratio="16 / 9"
                    list="list"
                    sizes="(max-width: 768px) 100vw, 648px"
                    decorative
                  />
                  <PlayMark />
                  {video.duration > 0 && <span className={styles.length}>{videoLength(video.duration)}</span>}
                </span>
                <h2 className={styles.title}>{video.title}</h2>
              </FilmLink>
              <p className={styles.text}>{video.description}</p>
            </li>
          ))}
        </ul>
        <div className={styles.pages}>
          <ListPagination base={list.base} page={list.page} pageCount={list.pageCount} />
        </div>
      </div>
    </>
  );
}
