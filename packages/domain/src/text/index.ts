export type { Locale, LocalizedText } from '../locale';
export { formatFileSize } from './file-size';
export { randomString } from './random-string';
export { truncateText } from './truncate-text';
