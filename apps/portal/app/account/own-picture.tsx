import { classNames, Picture } from '@selvedge/ui';
import styles from './own-picture.module.css';

interface OwnPictureProps {
  readonly nick: string;
  readonly url: string | null;
  readonly className: string | undefined;
}

/** As the server makes every person's own picture. */
const side = 320;

/** A person's own picture in a disc, else the first letter of the nick. The name stands beside it. */
export function OwnPicture({ nick, url, className }: OwnPictureProps) {
  return (
    <span className={classNames(className, url && styles.pictured)} aria-hidden="true">
      {url === null ? (
        [...nick][0]
      ) : (
        <Picture
          source={{ url, width: side, height: side, colour: null, alt: '' }}
          sizes="96px"
          ratio="fill"
          decorative
        />
      )}
    </span>
  );
}
