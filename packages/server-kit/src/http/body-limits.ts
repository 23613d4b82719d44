/** How much of a request is read before it is refused, in bytes. */
export interface BodyLimits {
  /** A JSON or urlencoded body. */
  readonly body: number;
  /** One uploaded file (specification §5: 20 MB). */
  readonly file: number;
  readonly files: number;
  /** Everything in a multipart form that is not a file's content. */
  readonly formOverhead: number;
}

export const BODY_LIMITS: BodyLimits = {
  body: 1024 * 1024,
  file: 20 * 1024 * 1024,
  files: 10,
  formOverhead: 256 * 1024,
};
