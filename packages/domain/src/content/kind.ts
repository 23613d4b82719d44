export { type ContentType, contentType, contentTypes } from './content-type';
export { type DateParts, dateParts } from './date-parts';
export { NO_OP_LINK } from './no-op-link';
export { type PageType, pageTypes } from './page-types';
