export type { ParseIssue, ParseResult } from '../wire/parse-result';
export { isEmail, normalizeEmail } from './email';
export {
  type Inquiry,
  parseInquiry,
  type RawInquiry,
  rawInquiry,
  rawUploadedFile,
  type UploadedFile,
} from './inquiry';
export { inquiryLimits, mostFiles, mostSelectedProducts, requiredInquiryFields } from './inquiry-limits';
export { isPhone } from './phone';
export { readExt, type SelectedProduct, writeExt } from './selected-products';
export { isTrackableSubmission, type SubmissionFields } from './tracking';
export {
  checkUpload,
  type UploadCheck,
  type UploadExtension,
  type UploadIssue,
  uploadAccept,
  uploadExtension,
  uploadKinds,
  uploadMaxBytes,
  uploadNameLimit,
} from './upload';
