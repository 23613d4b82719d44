import { Picture } from '@selvedge/ui';
import type { ReactNode } from 'react';
import { ItemRow } from '../list/item-row';
import { FilmLink } from './film-link';
import type { VideoListData } from './load-videos.server';
import { PlayMark } from './play-mark';
import { videoLength } from './video-length';
import styles from './video-list.module.css';

/** Films in one row to be moved along; each plays where one is. */
export function FilmRow({
  title,
  all,
  films,
}: {
  readonly title: string;
  readonly all?: ReactNode;
  readonly films: VideoListData['videos'];
}) {
  const items = films.map((film) => ({ key: film.id, content: <Film film={film} /> }));
  return <ItemRow title={title} all={all} items={items} look="films" />;
}

function Film({ film }: { readonly film: VideoListData['videos'][number] }) {
  return (
    <FilmLink className={styles.link} film={film}>
      <span className={styles.still}>
        <Picture source={film.image} ratio="16 / 9" list="list" sizes="(max-width: 768px) 86vw, 640px" decorative />
        <PlayMark />
        {film.duration > 0 && <span className={styles.length}>{videoLength(film.duration)}</span>}
      </span>
      <h3 className={styles.title}>{film.title}</h3>
    </FilmLink>
  );
}
