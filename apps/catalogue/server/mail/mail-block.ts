/** A part of a mail, told once and written twice: as text and as HTML. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** What somebody wrote, with its line ends. */
  | { readonly kind: 'quote'; readonly title: string; readonly text: string }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly MailListItem[] }
  | {
      readonly kind: 'facts';
      readonly title: string;
      readonly rows: readonly (readonly [name: string, value: string])[];
    }
  /** The one thing to do. */
  | { readonly kind: 'action'; readonly text: string; readonly address: string }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string };

export interface MailListItem {
  readonly text: string;
  readonly address?: string;
  /** Figures beside it. */
  readonly note?: string;
}

/** Everything of a mail but whom it goes to. */
export interface MailContent {
  readonly subject: string;
  /** What the list of a mail program shows after the subject. */
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
}
