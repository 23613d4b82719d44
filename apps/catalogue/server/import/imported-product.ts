/** A product as a file tells it, whatever the format. */
export interface ImportedProduct {
  /** The lines that tell of it, from the first to the last. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** What it is called in its source, once and for all. */
  readonly key: string;
  readonly title: string;
  /** Safe HTML. */
  readonly bodyHtml: string;
  readonly vendor: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly skus: readonly string[];
  /** In cents; nothing when no variant has a price. */
  readonly price: { readonly min: number; readonly max: number } | null;
  readonly pictures: readonly { readonly url: string; readonly alt: string }[];
}

/** What a file says next: a product, or something that cannot be used and why. */
export type Reading =
  | { readonly kind: 'product'; readonly product: ImportedProduct }
  | {
      readonly kind: 'skipped';
      readonly line: number;
      readonly key: string;
      readonly reason: string;
      readonly isFault: boolean;
    };
