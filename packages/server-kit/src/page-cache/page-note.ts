/** What the making of a page tells about keeping it. It travels to loaders in their load context. */
export interface PageNote {
  /** The page shows something that changes at this moment, such as the end of a discount. The earliest one counts. */
  changesAt(moment: Date): void;
  /** The page is somebody's own and is never kept, whatever its address. */
  ownToVisitor(): void;
}

/** A note as the cache reads it afterwards. */
export interface WrittenNote extends PageNote {
  readonly firstChange: number;
  readonly isOwn: boolean;
}

export function pageNote(): WrittenNote {
  let firstChange = Number.POSITIVE_INFINITY;
  let isOwn = false;
  return {
    changesAt(moment) {
      firstChange = Math.min(firstChange, moment.getTime());
    },
    ownToVisitor() {
      isOwn = true;
    },
    get firstChange() {
      return firstChange;
    },
    get isOwn() {
      return isOwn;
    },
  };
}
