import { type ImageListName, imageLists, imageSrcSet } from '@selvedge/rewriting';
import { classNames } from './class-names';
import styles from './picture.module.css';
import { raisedSquares } from './point-paper';

/** A picture as the API describes it; `colour` is its average, shown until it has arrived. */
export interface PictureSource {
  readonly url: string;
  /** In pixels; null when not known. */
  readonly width: number | null;
  readonly height: number | null;
  readonly colour: string | null;
  readonly alt: string;
}

export interface PictureProps {
  /** Null draws the no-picture state: ecru with a plain weave. */
  readonly source: PictureSource | null;
  /** The place of the site whose widths are offered (specification §9), or widths of your own. */
  readonly list?: ImageListName | readonly number[];
  readonly sizes: string;
  /** The picture that a page is judged by: loaded first, never lazily. */
  readonly priority?: boolean;
  /** Says nothing aloud, because the words beside it do. */
  readonly decorative?: boolean;
  /** Width to height, as `4 / 5`; left out, the picture keeps its own. */
  readonly ratio?: '4 / 5' | '1 / 1' | '3 / 2' | '16 / 9' | 'fill';
  readonly className?: string | undefined;
}

const ratioClasses = {
  '4 / 5': styles.portrait,
  '1 / 1': styles.square,
  '3 / 2': styles.landscape,
  '16 / 9': styles.film,
  fill: styles.fill,
} as const;

/** The quality of pictures on desktops and on phones (specification §9), whose pixels are too small to show the loss. */
const quality = '80,60';

/** Up to here a window is a phone's (specification §9); the eye sees no more than this many pixels on it. */
const phone = { media: '(max-width: 768px)', mostPixels: 960 } as const;

/** A picture of the site with its widths, on a ground of its own average colour. */
export function Picture({ source, list = 'list', sizes, priority, decorative, ratio, className }: PictureProps) {
  const frame = classNames(styles.frame, ratio && ratioClasses[ratio], className);
  if (!source) return <EmptyPicture className={classNames(frame, styles.empty)} />;
  const widths = typeof list === 'string' ? imageLists[list] : list;
  const options = { convert: { quality }, sizes, originalWidth: source.width ?? undefined };
  const sources = imageSrcSet(source.url, widths, options);
  const onPhones = widths.filter((width) => width <= phone.mostPixels);
  const { srcSet } = imageSrcSet(source.url, onPhones, { ...options, device: 'phone' });
  return (
    <span className={frame}>
      {/* An attribute and not a style: the content security policy allows no inline styles. */}
      {source.colour && (
        <svg className={styles.ground} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width="1" height="1" fill={source.colour} />
        </svg>
      )}
      <picture className={styles.choice}>
        {srcSet && widths.length > 1 && <source media={phone.media} srcSet={srcSet} sizes={sizes} />}
        <img
          className={classNames(styles.image, ratio && styles.framed)}
          {...sources}
          width={source.width ?? undefined}
          height={source.height ?? undefined}
          alt={decorative ? '' : source.alt}
          decoding={priority ? 'sync' : 'async'}
          loading={priority ? 'eager' : 'lazy'}
          // React 18 knows the attribute only in its HTML spelling.
          {...(priority && { fetchpriority: 'high' })}
        />
      </picture>
    </span>
  );
}

function EmptyPicture({ className }: { readonly className: string }) {
  return (
    <span className={className} aria-hidden="true">
      <svg className={styles.weave} viewBox="0 0 8 8" shapeRendering="crispEdges" aria-hidden="true">
        <path d={raisedSquares('plain', 8)} />
      </svg>
    </span>
  );
}
