import '@google/model-viewer';

/**
 * A viewer for a model that needs no decoder from elsewhere. Turned by pointer or arrow keys; it does not turn by
 * itself.
 */
export function createModelViewer({
  url,
  alt,
  className,
}: {
  readonly url: string;
  readonly alt: string;
  readonly className: string;
}): HTMLElement {
  const viewer = document.createElement('model-viewer');
  const attributes = {
    src: url,
    alt,
    class: className,
    loading: 'eager',
    'camera-controls': '',
    'interaction-prompt': 'none',
    'touch-action': 'pan-y',
    'camera-orbit': '25deg 58deg 105%',
    'min-camera-orbit': 'auto 0deg auto',
    'max-camera-orbit': 'auto 120deg auto',
    'environment-image': 'neutral',
    'tone-mapping': 'neutral',
    'shadow-intensity': '0.7',
    'shadow-softness': '0.9',
    exposure: '1.05',
  };
  for (const [name, value] of Object.entries(attributes)) viewer.setAttribute(name, value);
  return viewer;
}
