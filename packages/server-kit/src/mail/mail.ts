/** A mailbox with the name that is shown for it. */
export interface Mailbox {
  readonly name?: string | undefined;
  readonly address: string;
}

/** One mail to one person. Names and texts may hold anything: they are made safe for headers on the way. */
export interface MailMessage {
  /** Unique: part of the Message-ID, so that a mail that is handed over twice is one mail for its receiver. */
  readonly id: string;
  readonly to: string;
  /** Shown as the sender's name, instead of the one in MAIL_FROM. */
  readonly fromName?: string | undefined;
  readonly replyTo?: Mailbox | undefined;
  /** The id of the mail that this one answers. */
  readonly inReplyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whether no person wrote it: absence notices do not answer such mails (RFC 3834). Default true. */
  readonly isAutomatic?: boolean | undefined;
}

/** A way for mails to leave. */
export interface Mail {
  /**
   * Hands a mail over; returns when somebody else is responsible for it.
   *
   * @throws {MailError} that tells whether it is worth trying again.
   */
  send(message: MailMessage): Promise<void>;
  /** Where mails go, in words for a person. */
  readonly place: string;
}

/** A mail was not taken. */
export class MailError extends Error {
  override readonly name = 'MailError';

  constructor(
    /** `refused`: the same mail would be refused again. `delayed`: it may be taken later. */
    readonly outcome: 'refused' | 'delayed',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
