export {
  type Access,
  type AnswerOf,
  type Call,
  type CheckedRequestOf,
  defineCall,
  type Encoding,
  type RequestOf,
  type ResponseOf,
} from './call';
export { type CallGroup, type Contract, callAddress, defineContract, listCalls, type PlacedCall } from './contract';
export { type Envelope, envelope, type FieldIssueBody, fieldIssue } from './envelope';
export { defaultPageSize, maxPageSize, pageOf, pageRequest } from './page';
