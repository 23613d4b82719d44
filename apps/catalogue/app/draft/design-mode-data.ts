/** What a page in design mode shows, and until when (server/draft/design-mode.ts). */
export interface DesignMode {
  readonly shows: 'drafts' | 'published' | 'forged' | 'expired';
  /** In unix seconds; 0 when no drafts are shown. */
  readonly expires: number;
}
