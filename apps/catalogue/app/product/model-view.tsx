import { Button, classNames, Picture, type PictureSource } from '@selvedge/ui';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../layout/use-hydrated';
import { m } from '../paraglide/messages';
import styles from './model-view.module.css';

type ViewerState = 'poster' | 'loading' | 'ready' | 'failed' | 'no-webgl';

/**
 * A model that can be turned. The picture stands there until it is asked for: only then the viewer is loaded, from
 * the site itself.
 */
export function ModelView({
  url,
  poster,
  title,
}: {
  readonly url: string;
  readonly poster: PictureSource | null;
  readonly title: string;
}) {
  const [state, setState] = useState<ViewerState>('poster');
  const stage = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const isAsked = state === 'loading' || state === 'ready';

  useEffect(() => {
    const place = stage.current;
    if (!isAsked || !place || place.firstChild) return;
    let isWanted = true;
    const fail = () => isWanted && setState('failed');
    import('./model-viewer')
      .then(({ createModelViewer }) => {
        if (!isWanted) return;
        const viewer = createModelViewer({ url, alt: m.model_of({ name: title }), className: styles.viewer ?? '' });
        viewer.addEventListener('load', () => {
          if (isWanted) setState('ready');
        });
        viewer.addEventListener('error', fail);
        place.replaceChildren(viewer);
      })
      .catch(fail);
    return () => {
      isWanted = false;
    };
  }, [isAsked, url, title]);
  // Only what can be seen takes the focus, and the arrow keys are heard by a part inside the viewer.
  useEffect(() => {
    if (state !== 'ready') return;
    const viewer = stage.current?.firstElementChild?.shadowRoot;
    viewer?.querySelector<HTMLElement>('.userInput')?.focus();
  }, [state]);
  useEffect(() => {
    const place = stage.current;
    return () => place?.replaceChildren();
  }, []);

  const open = () => setState(canDrawInThree() ? 'loading' : 'no-webgl');
  return (
    <div className={styles.model}>
      {state !== 'ready' && (
        <Picture source={poster} ratio="fill" list="detail" sizes="(max-width: 992px) 100vw, 660px" />
      )}
      <div ref={stage} className={classNames(styles.stage, state !== 'ready' && styles.unready)} />
      <div className={styles.foot} role={state === 'failed' || state === 'no-webgl' ? 'alert' : undefined}>
        <p className={styles.words}>{wordsFor(state, isHydrated)}</p>
        {isHydrated && (state === 'poster' || state === 'failed') && (
          <Button onClick={open}>{state === 'poster' ? m.model_open() : m.film_again()}</Button>
        )}
        {(!isHydrated || state === 'failed' || state === 'no-webgl') && (
          <a className={styles.download} href={url} download>
            {m.model_download()}
          </a>
        )}
      </div>
    </div>
  );
}

function wordsFor(state: ViewerState, isHydrated: boolean): string {
  const words = {
    poster: isHydrated ? m.model_title() : m.model_needs_script(),
    loading: m.model_loading(),
    ready: m.model_hint(),
    failed: m.model_failed(),
    'no-webgl': m.model_no_webgl(),
  } as const satisfies Record<ViewerState, string>;
  return words[state];
}

function canDrawInThree(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
