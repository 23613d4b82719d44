export { type CallExamples, callExamples } from './call-examples';
export type { JsonSchema, OpenApiDocument, Operation, Parameter } from './document-types';
export type { CallExample } from './examples/example';
export { type OpenApiOptions, openApiDocument } from './open-api-document';
export { referencePage } from './reference-page';
export { wireShapes } from './wire-shapes';
