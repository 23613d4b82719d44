export { AnswerError } from './answer-error';
export type { ApiClient, CallOptions, ClientMethod } from './api-client';
export { fallbackBase } from './build-address';
export { clientIpHeader } from './build-headers';
export type { ApiClientOptions, Direct, DirectAnswer, DirectRequest, HeadersSource, Send } from './client-options';
export { createApiClient, defaultTimeoutMs } from './create-api-client';
export type { RetryPolicy } from './retry-policy';
