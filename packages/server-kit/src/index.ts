export {
  givePuzzle,
  type Puzzle,
  type PuzzleMaker,
  puzzleKey,
  readSolution,
  type SolvedPuzzle,
} from './captcha/puzzles';
export { type ListenOptions, listen } from './database/listen';
export { migrate } from './database/migrate';
export { MigrationError } from './database/migration-error';
export { type Database, type DatabaseHandle, type DatabaseOptions, openDatabase } from './database/open-database';
export { isDatabaseAway, isDuplicate, postgresCode } from './database/postgres-code';
export { type Transaction, type TransactionOptions, withTransaction } from './database/with-transaction';
export type { Answer } from './http/answer';
export type { AnswerOptions, Authorize, Handler, Handlers } from './http/answer-call';
export { BODY_LIMITS, type BodyLimits } from './http/body-limits';
export { type CallListenerOptions, callListener, type Listener } from './http/call-listener';
export { clientIp } from './http/client-ip';
export { constant } from './http/constant';
export { type DirectCall, directCalls } from './http/direct-calls';
export { escapeXml, xmlElement, xmlText } from './http/escape-xml';
export { health } from './http/health';
export { type ImplementOptions, implement } from './http/implement';
export { languageOf } from './http/language';
export { ListenError } from './http/listen-error';
export { type PageNeeds, pageHeaders, policyFor } from './http/page-headers';
export { type Refusal, RefusedRequest, refuse } from './http/refuse';
export { createRemixHandler, type RemixOptions, type RemixRequestHandler } from './http/remix-handler';
export {
  newRequestId,
  type RequestEnvironment,
  type RequestFacts,
  readFacts,
  visitorCodeOf,
} from './http/request-facts';
export { type RequestLogOptions, requestLog } from './http/request-log';
export { type AppMain, type AppStart, runApp } from './http/run-app';
export { sameOriginWrites } from './http/same-origin';
export { type SecurityHeaderOptions, securityHeaders } from './http/security-headers';
export { type ServedApp, type ServeOptions, serve } from './http/serve';
export { serverTiming, timed } from './http/server-timing';
export { type StaticAssetOptions, staticAssets } from './http/static-assets';
export { storable } from './http/storable';
export { UploadedFile } from './http/uploaded-file';
export { type RepeatOptions, repeat } from './jobs/repeat';
export { createLimits, type LimitRow, type Limits, type LimitsOptions } from './limits/create-limits';
export { memoryLimits } from './limits/memory-limits';
export { createLog, LOG_LEVELS, type Log, type LogFields, type LogLevel, silentLog } from './log/create-log';
export { fileMail } from './mail/file-mail';
export { type Mail, type Mailbox, MailError, type MailMessage } from './mail/mail';
export { headerText, isMailAddress, readMailbox } from './mail/mailbox';
export { type MailSettings, mailSettings, openMail } from './mail/open-mail';
export { html, type SafeHtml } from './mail/safe-html';
export { type SmtpMailOptions, smtpMail } from './mail/smtp-mail';
export { ensureOutbox } from './outbox/ensure-outbox';
export { type MailState, mailStates } from './outbox/mail-states';
export { countMailsTo, type OutgoingMail, putMail, type RunsSql } from './outbox/put-mail';
export { type SendingOptions, sendDueMails } from './outbox/send-due-mails';
export { type MailerOptions, startMailer } from './outbox/start-mailer';
export { type LoadLimits, type LoadWatch, watchLoad } from './overload/watch-load';
export { createPageCache, type PageCache, type PageCacheOptions } from './page-cache/page-cache';
export { type PageNote, pageNote } from './page-cache/page-note';
export { type MadePicture, makePicture, type PictureShape } from './pictures/make-picture';
export { makeSharedPicture, makeVariant, PictureError, pictureType, type VariantSize } from './pictures/make-variant';
export { createPictureServer, type PictureServerOptions, variantKey } from './pictures/picture-server';
export { createWorkQueue, QueueFullError, type WorkQueue } from './pictures/work-queue';
export { PermissionError, PostgresError } from './postgres/postgres-error';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  runningPostgresUrl,
  startOrAttach,
} from './postgres/start-or-attach';
export { nearestWords } from './search/nearest-words';
export { type SearchDocument, type SearchField, searchDocument } from './search/search-document';
export { correctedQuery, queryTerms, type SearchQuery, searchQuery } from './search/search-query';
export type { SearchTerm } from './search/search-text';
export { count, host, httpAddress, oneOf, origin, port, postgresAddress, text } from './settings/parsers';
export { readSettings, type Settings, type SettingTable } from './settings/read-settings';
export {
  optionalSetting,
  requiredSetting,
  type SettingParser,
  type SettingRow,
  setting,
  ValueProblem,
} from './settings/setting';
export { SettingError } from './settings/setting-error';
export { settingsTable } from './settings/settings-table';
export { sharedSettings, storageSettings } from './settings/shared-settings';
export { createSigner, newSecret, type Signer, type TokenFault, type VerifiedToken } from './signing/create-signer';
export { mayPreview, previewHeader, previewToken, readPreviewToken } from './signing/preview-token';
export { consoleSms } from './sms/console-sms';
export { type HttpSmsOptions, httpSms } from './sms/http-sms';
export { openSms, type SmsSettings, smsSettings } from './sms/open-sms';
export { type Sms, SmsError, type SmsMessage } from './sms/sms';
export { diskStorage } from './storage/disk-storage';
export { openStorage } from './storage/open-storage';
export {
  KeyError,
  MissingFileError,
  type PutOptions,
  type Storage,
  type StoredFacts,
  type StoredPart,
} from './storage/storage';
export { storageKey } from './storage/storage-key';
export { checkContent } from './uploads/check-content';
export { dropFiles, type TakenFile, takeFiles } from './uploads/take-files';
export { uploadKey } from './uploads/upload-key';
