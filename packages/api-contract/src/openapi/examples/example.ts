import type { Call, RequestOf, ResponseOf } from '../../call';
import type { CallGroup } from '../../contract';

/** An example of one call: what is sent, and the `data` that comes back. */
export interface CallExample {
  readonly request: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
}

/** An example of every call of a group; a missing one does not compile. */
export type ExamplesOf<G extends CallGroup> = { readonly [Name in keyof G]: ExampleOf<G[Name]> };

interface ExampleOf<C extends Call> {
  readonly request: Written<RequestOf<C>>;
  readonly answer: Written<ResponseOf<C>>;
}

/** A value as a document can hold it: a file is its name. */
type Written<T> = T extends File
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Written<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: Written<T[K]> }
      : T;
