import { limits } from '@selvedge/domain/limits';
import { convertImage } from '@selvedge/rewriting';
import type { PictureSource } from '@selvedge/ui';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './magnifier.module.css';
import { type MagnifierPlace, magnifierPlace } from './magnifier-place';
import { whenLoaded } from './when-loaded';

/**
 * Shows what lies under the pointer five times as large, beside the picture. For the eye and the mouse alone: it takes
 * no focus, goes away at any key, so that it never covers what the keyboard is at, and the full screen view has the
 * same for everybody.
 */
export function Magnifier({
  picture,
  isOn,
  children,
}: {
  readonly picture: PictureSource;
  readonly isOn: boolean;
  readonly children: ReactNode;
}) {
  const [place, setPlace] = useState<MagnifierPlace | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const stop = useRef(() => {});
  const isLoaded = useRef(false);

  useEffect(() => {
    if (!place) return;
    const hide = () => setPlace(null);
    window.addEventListener('keydown', hide);
    window.addEventListener('scroll', hide, { passive: true });
    return () => {
      window.removeEventListener('keydown', hide);
      window.removeEventListener('scroll', hide);
    };
  }, [place]);
  useEffect(() => () => stop.current(), []);

  const enter = () => {
    stop.current();
    const image = frame.current?.querySelector('img');
    if (image && isOn) stop.current = whenLoaded(image, () => (isLoaded.current = true));
  };
  const follow = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    const { innerWidth: width, innerHeight: height } = window;
    if (!isOn || !box || pointerType !== 'mouse' || width <= limits.mobileWidth || !isLoaded.current) return;
    const natural = { width: picture.width ?? 0, height: picture.height ?? 0 };
    setPlace(magnifierPlace(box, natural, { x, y }, { width: document.documentElement.clientWidth || width, height }));
  };
  const leave = () => {
    stop.current();
    setPlace(null);
  };
  return (
    <div ref={frame} className={styles.frame} onPointerEnter={enter} onPointerMove={follow} onPointerLeave={leave}>
      {children}
      {place && <span className={styles.lens} style={place.lens} data-magnifier="lens" aria-hidden="true" />}
      {place &&
        createPortal(
          <div className={styles.glass} style={place.glass} data-magnifier="glass" aria-hidden="true">
            <img className={styles.enlarged} style={place.picture} src={largest(picture)} alt="" />
          </div>,
          document.body,
        )}
    </div>
  );
}

const largest = ({ url }: PictureSource) =>
  convertImage(url, { thumbnail: { type: 4, width: 1920 }, convert: { quality: 80 } });
