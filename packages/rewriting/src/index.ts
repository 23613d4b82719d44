export { isDesignMode } from './design-mode';
export { isExternalLink } from './external-link';
export { type IdAndName, idAndName, parseIdAndName } from './id-and-name';
export { convertImage, type ImageOptions } from './image';
export {
  type ImageVariant,
  imageExtensions,
  imageStem,
  parseVariantPath,
  type VariantPath,
  variantPath,
} from './image-address';
export { type Device, devices, qualityFor, scaleBreakpoints, scaleFor } from './image-choice';
export { type ImageListName, imageLists, imageSizes } from './image-lists';
export { type ImageSources, imageSrcSet, type SrcSetOptions } from './image-src-set';
export { isScriptLink, type LinkOptions, NO_OP_LINK, rewriteLink } from './link';
export { goToPath, type ListPath, listPath, parseListPath } from './list-path';
export { goToPage, pageNumber } from './page-number';
