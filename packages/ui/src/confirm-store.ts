/** A question with one or two answers. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** The words of the button that agrees. */
  readonly ok: string;
  /** The words of the button that does not; left out where there is nothing to choose. */
  readonly cancel?: string | undefined;
}

interface Asked extends Question {
  readonly answer: (isAgreed: boolean) => void;
}

let asked: readonly Asked[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Asked[]): void {
  asked = next;
  for (const listener of listeners) listener();
}

/**
 * Asks in a box above the page. True only when the visitor agreed; Escape and the cross do not agree. Questions that
 * are asked at the same time come one after the other.
 *
 * @example
 * if (await confirm({ title: m.remind(), text: m.remove_all(), ok: m.ok(), cancel: m.cancel() })) empty();
 */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const entry: Asked = {
      ...question,
      answer: (isAgreed) => {
        if (!asked.includes(entry)) return;
        change(asked.filter((each) => each !== entry));
        resolve(isAgreed);
      },
    };
    change([...asked, entry]);
  });
}

export function onQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question that waits for its answer. */
export function openQuestion(): Asked | undefined {
  return asked[0];
}
