export { describedAnswers, type SeenAnswer } from './described-answers';
export { readFeed, readSitemap, readSitemapIndex } from './read-site-files';
export { type RequestPlace, requestFor } from './request-for';
export { startTestPostgres, type TestPostgres } from './start-test-postgres';
export { type TestDatabase, type TestDatabaseOptions, testDatabase } from './test-database';
