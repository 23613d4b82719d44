import type { PictureSource } from '@selvedge/ui';
import { useId } from 'react';
import { useOwnValues } from '../document/own-values';
import { useLocale } from '../language/use-locale';
import { m } from '../paraglide/messages';
import styles from './pattern-at-scale.module.css';
import { cssPixels, repeatHeight } from './true-scale';

/** In per cent of the true size. */
const zooms = [50, 100, 200, 400] as const;

/** The length of the bar, in millimetres. */
const barMm = 20;

/** A repeat laid side by side at its true size, with a bar to check it by. The scale is chosen without script. */
export function PatternAtScale({
  picture,
  repeatMm,
  title,
}: {
  readonly picture: PictureSource;
  readonly repeatMm: number;
  readonly title: string;
}) {
  const group = useId();
  const locale = useLocale();
  const millimetres = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const height = repeatHeight(repeatMm, picture);
  // Lengths as custom properties: the scale that is chosen multiplies them in the style sheet.
  const lengths = useOwnValues({
    '--repeat': `${cssPixels(repeatMm).toFixed(2)}px`,
    '--bar': `${cssPixels(barMm).toFixed(2)}px`,
    '--cloth': `url("${picture.url.replace(/["\\<{};\s]/g, encodeURIComponent)}")`,
  });
  return (
    <div className={styles.pattern} {...lengths}>
      <div className={styles.cloth} role="img" aria-label={m.pattern_of({ name: title })} />
      <div className={styles.foot}>
        <fieldset className={styles.zooms}>
          <legend className={styles.legend}>{m.pattern_zoom()}</legend>
          {zooms.map((percent) => (
            <label key={percent} className={styles.zoom}>
              <input
                className={styles.choice}
                type="radio"
                name={group}
                value={percent}
                defaultChecked={percent === 100}
              />
              <span>{m.pattern_zoom_of({ percent })}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.scale} aria-hidden="true">
          <span className={styles.bar} />
          {m.pattern_bar()}
        </div>
        {height !== null && (
          <p className={styles.note}>
            {m.pattern_note({ width: millimetres.format(repeatMm), height: millimetres.format(height) })}
          </p>
        )}
      </div>
    </div>
  );
}
