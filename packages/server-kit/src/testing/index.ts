export { startTestPostgres, type TestPostgres } from './start-test-postgres';
export { type TestDatabase, type TestDatabaseOptions, testDatabase } from './test-database';
