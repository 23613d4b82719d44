export { describedAnswers, type SeenAnswer } from './described-answers';
export { readFeed, readSitemap, readSitemapIndex } from './read-site-files';
export { type RequestPlace, requestFor } from './request-for';
export { type StandInAnswer, type StandInRequest, startStandIn } from './start-stand-in';
export { startTestPostgres, type TestPostgres } from './start-test-postgres';
export { type TestDatabase, type TestDatabaseOptions, testDatabase } from './test-database';
