export { migrate } from './database/migrate';
export { MigrationError } from './database/migration-error';
export { type Database, type DatabaseHandle, type DatabaseOptions, openDatabase } from './database/open-database';
export { isDatabaseAway, isDuplicate, postgresCode } from './database/postgres-code';
export { type Transaction, type TransactionOptions, withTransaction } from './database/with-transaction';
export { ListenError } from './http/listen-error';
export { type AppMain, type AppStart, runApp } from './http/run-app';
export { type ServedApp, type ServeOptions, serve } from './http/serve';
export { createLog, LOG_LEVELS, type Log, type LogFields, type LogLevel, silentLog } from './log/create-log';
export { PermissionError, PostgresError } from './postgres/postgres-error';
export { type EmbeddedPostgres, type EmbeddedPostgresOptions, startOrAttach } from './postgres/start-or-attach';
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
