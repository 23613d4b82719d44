import { sliderDefaults } from '@selvedge/domain/limits';
import { convertImage } from '@selvedge/rewriting';
import type { PictureSource } from '@selvedge/ui';
import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';

export interface ZoomWords {
  readonly label: string;
  readonly close: string;
  readonly zoom: string;
  readonly previous: string;
  readonly next: string;
  readonly of: string;
  readonly failed: string;
}

/**
 * Opens pictures over the whole screen: from the size that fits up to three times that (specification §9). Pinched,
 * wheeled, double-clicked, moved through by arrow keys and closed by Escape; the focus goes back to what opened it.
 */
export function openZoom(pictures: readonly PictureSource[], index: number, words: ZoomWords): void {
  const { zoomMaxRatio, zoomMinRatio } = sliderDefaults;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const zoom = new PhotoSwipe({
    dataSource: pictures.map((picture) => ({
      src: convertImage(picture.url, { thumbnail: { type: 4, width: 1920 }, convert: { quality: 80 } }),
      width: picture.width ?? 1200,
      height: picture.height ?? 1200,
      alt: picture.alt,
    })),
    index,
    initialZoomLevel: ({ fit }) => fit * zoomMinRatio,
    secondaryZoomLevel: ({ fit }) => fit * Math.min(2, zoomMaxRatio),
    maxZoomLevel: ({ fit }) => fit * zoomMaxRatio,
    wheelToZoom: true,
    bgOpacity: 1,
    loop: false,
    ...(isCalm && { showAnimationDuration: 0, hideAnimationDuration: 0, zoomAnimationDuration: 0 }),
    showHideAnimationType: isCalm ? 'none' : 'fade',
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    indexIndicatorSep: words.of,
    errorMsg: words.failed,
  });
  zoom.on('initialLayout', () => {
    zoom.element?.setAttribute('aria-label', words.label);
    zoom.element?.setAttribute('aria-modal', 'true');
  });
  zoom.init();
}
