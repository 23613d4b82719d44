/**
 * The largest file, in bytes: 20 MB (specification §5).
 *
 * @example
 * uploadMaxBytes; // 20_971_520
 */
export const uploadMaxBytes = 20 * 1024 * 1024;

/**
 * A file name must be shorter than this, in characters (specification §5).
 *
 * @example
 * uploadNameLimit; // 100
 */
export const uploadNameLimit = 100;

const compound = 'application/x-cfb';
const zip = 'application/zip';
const office = 'application/vnd.openxmlformats-officedocument';

/**
 * The extensions that may be uploaded (specification §5), each with the content types that its bytes may show. The
 * old office formats are one container, the new ones are zip files. A `txt` has no signature: an empty list means that
 * nothing may be recognised in it.
 *
 * @example
 * uploadKinds.png; // ['image/png', 'image/apng']
 */
export const uploadKinds = {
  txt: [],
  doc: [compound, 'application/msword'],
  docx: [`${office}.wordprocessingml.document`, zip],
  ppt: [compound, 'application/vnd.ms-powerpoint'],
  pptx: [`${office}.presentationml.presentation`, zip],
  xlsx: [`${office}.spreadsheetml.sheet`, zip],
  xls: [compound, 'application/vnd.ms-excel'],
  pdf: ['application/pdf'],
  jpg: ['image/jpeg'],
  png: ['image/png', 'image/apng'],
  bmp: ['image/bmp'],
  gif: ['image/gif'],
  jpeg: ['image/jpeg'],
  rar: ['application/x-rar-compressed', 'application/vnd.rar'],
  zip: [zip],
} as const satisfies Record<string, readonly string[]>;

/** An extension that may be uploaded. */
export type UploadExtension = keyof typeof uploadKinds;

/**
 * The `accept` attribute of the file field.
 *
 * @example
 * uploadAccept.startsWith('.txt,.doc,'); // true
 */
export const uploadAccept: string = Object.keys(uploadKinds)
  .map((extension) => `.${extension}`)
  .join(',');

/** Why a file is refused → the response code that says so (specification §8). */
const uploadCodes = { empty: 200, 'name-length': 108, extension: 130, size: 121 } as const;

/** Why a file is refused. */
export type UploadIssue = keyof typeof uploadCodes;

/** The outcome of a file's check. */
export type UploadCheck =
  | { readonly ok: true; readonly extension: UploadExtension }
  | { readonly ok: false; readonly issue: UploadIssue; readonly code: (typeof uploadCodes)[UploadIssue] };

/**
 * Checks a file by its name and size before it is sent or read (specification §5). What its bytes are is for the
 * server to find out, with {@link uploadKinds}.
 *
 * @param file its name and its size in bytes; null for a required file that is missing
 * @example
 * checkUpload({ name: 'card.pdf', size: 1000 }); // { ok: true, extension: 'pdf' }
 * checkUpload({ name: 'card.exe', size: 1000 }); // { ok: false, issue: 'extension', code: 130 }
 */
export function checkUpload(file: { readonly name: string; readonly size: number } | null | undefined): UploadCheck {
  if (!file || file.name === '' || !(file.size > 0)) return refused('empty');
  if (Array.from(file.name).length >= uploadNameLimit) return refused('name-length');
  const extension = uploadExtension(file.name);
  if (extension === null) return refused('extension');
  return file.size > uploadMaxBytes ? refused('size') : { ok: true, extension };
}

/**
 * The extension of a file name when it may be uploaded, else null. Only what follows the last dot counts.
 *
 * @example
 * uploadExtension('Card.PDF'); // 'pdf'
 * uploadExtension('card.pdf.exe'); // null
 */
export function uploadExtension(name: string): UploadExtension | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.lastIndexOf('.') > 0 && isUploadExtension(extension) ? extension : null;
}

function isUploadExtension(extension: string): extension is UploadExtension {
  return Object.hasOwn(uploadKinds, extension);
}

function refused(issue: UploadIssue): UploadCheck {
  return { ok: false, issue, code: uploadCodes[issue] };
}
