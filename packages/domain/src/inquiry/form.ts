export { isEmail, normalizeEmail } from './email';
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
