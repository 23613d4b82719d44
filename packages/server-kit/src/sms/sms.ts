/** One short message to one phone. */
export interface SmsMessage {
  /** In the form of E.164, such as `+8613800000000`. */
  readonly to: string;
  readonly text: string;
}

/** A way for short messages to leave. */
export interface Sms {
  /**
   * Hands a message over; returns when somebody else is responsible for it.
   *
   * @throws {SmsError} when it was not taken.
   */
  send(message: SmsMessage): Promise<void>;
  /** Where messages go, in words for a person. */
  readonly place: string;
}

/** A short message was not taken. */
export class SmsError extends Error {
  override readonly name = 'SmsError';
}
