/** What a door has noted: somebody came, or was checked in by mistake. */
export interface Note {
  readonly id?: number;
  readonly activityId: number;
  readonly place_id: number;
  /** In unix seconds, by this device's clock. */
  readonly time: number;
  readonly is_undone: boolean;
}

const notes = 'notes';

/** The notes of this device; they outlive a closed browser, until the server has them. */
export interface DoorStore {
  readonly add: (note: Note) => Promise<void>;
  /** Those of an activity, in their order. */
  readonly all: (activityId: number) => Promise<readonly Required<Note>[]>;
  readonly remove: (ids: readonly number[]) => Promise<void>;
}

/** Opens the notes of this device, in IndexedDB. */
export async function openDoorStore(): Promise<DoorStore> {
  const opening = indexedDB.open('door', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(notes, { keyPath: 'id', autoIncrement: true });
  const database = await answerOf(opening);
  const store = (mode: IDBTransactionMode) => database.transaction(notes, mode).objectStore(notes);
  return {
    add: async (note) => {
      await answerOf(store('readwrite').add(note));
    },
    all: async (activityId) => {
      const found = (await answerOf(store('readonly').getAll())) as Required<Note>[];
      return found.filter((note) => note.activityId === activityId);
    },
    remove: async (ids) => {
      const target = store('readwrite');
      await Promise.all(ids.map((id) => answerOf(target.delete(id))));
    },
  };
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The store of this device failed.'));
  });
}

/** The hash by which the list of the door knows a ticket's code. */
export async function hashOfCode(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code.trim()));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
