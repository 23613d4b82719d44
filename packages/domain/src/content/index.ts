export type { ParseIssue, ParseResult } from '../wire/parse-result';
export { type Article, articleOf, parseArticle, type RawArticle, rawArticle } from './article';
export { type Content, type Link, type Polymerize, parseContent } from './content';
export {
  type ContentItem,
  contentItemOf,
  parseContentItem,
  type RawContentItem,
  rawContentItem,
} from './content-item';
export { type ContentType, contentType, contentTypes } from './content-type';
export { type DateParts, dateParts } from './date-parts';
export { type Download, downloadOf, parseDownload, type RawDownload, rawDownload } from './download';
export { type Image, imageOf, type RawImage, rawImage } from './image';
export { NO_OP_LINK } from './no-op-link';
export { type PageType, pageTypes } from './page-types';
export {
  type Product,
  type ProductComment,
  parseProduct,
  productOf,
  type RawProduct,
  type Reduction,
  rawProduct,
} from './product';
export {
  type AlbumImage,
  type AlbumKind,
  type Attribute,
  albumKinds,
  type Certificate,
  type ProductOption,
  type RawAlbumImage,
  rawAlbumImage,
  rawAttribute,
  rawCertificate,
  rawProductOption,
} from './product-parts';
export { parseVideo, type RawVideo, rawVideo, type Video, type VideoFile, type VideoTrack, videoOf } from './video';
