export { issueCode } from './issue-code';
export { issuesOf, type ParseIssue, type ParseResult, parseWith } from './parse-result';
export { flagOf, numberOf, textOf, wireFlag, wireInteger, wireNumber, wireText } from './wire-values';
