/** A puzzle that a form shows before it may be sent again, and the slower way beside it. */
export interface AskedGuard {
  readonly challenge: string;
  readonly salt: string;
  readonly maxnumber: number;
  readonly algorithm: string;
  readonly signature: string;
  readonly wait: { readonly payload: string; readonly seconds: number };
}

/** What a form is told after it was sent. What was typed comes back with it, but for secrets. */
export interface Outcome {
  /** Which form of the page it was. */
  readonly intent: string;
  /** Why fields were refused, by the field. */
  readonly issues: Readonly<Partial<Record<string, string>>>;
  /** What went wrong as a whole. */
  readonly problem: string | null;
  readonly values: Readonly<Partial<Record<string, string>>>;
  /** Where a code went. */
  readonly sentTo: string | null;
  readonly guard: AskedGuard | null;
  readonly isDone: boolean;
}
