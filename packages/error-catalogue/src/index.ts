export {
  ApiError,
  type ApiErrorDetails,
  apiErrorFor,
  type FieldIssue,
  fieldIssue,
  responseText,
  unknownCodeText,
} from './api-error';
export { type HttpStatus, httpStatusFor, type StatusSituation } from './http-status';
export { type Locale, type LocalizedText, locales } from './locale';
export { PageNotFoundError, type PageNotFoundSpelling, pageNotFound } from './page-not-found';
export {
  type PaymentType,
  paymentBlockedDialog,
  paymentTypeErrorText,
  paymentTypeName,
  paymentTypes,
} from './payment';
export { type ProductCheckAction, productCheckAction, productCheckDialog } from './product-check';
export {
  codes,
  isResponseCode,
  type ResponseCode,
  type ResponseEntry,
  type ResponseName,
  responseCodes,
} from './response-codes';
export { networkErrorText, TransportError, type TransportErrorKind } from './transport-error';
