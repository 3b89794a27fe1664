/** Where held things survive a reload: one table of the browser's database. */
import type { HeldThing } from './held-thing';

const [DATABASE, TABLE] = ['haat-outbox', 'held'];

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

async function table(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore(TABLE, { keyPath: 'key' });
  const database = await asked(opening);
  const transaction = database.transaction(TABLE, mode);
  // A transaction that ends lets the database go: another tab may want to change it.
  transaction.oncomplete = () => database.close();
  return transaction.objectStore(TABLE);
}

/** All reject where the browser has no database, as in some private windows. */
export const heldStore = {
  all: async (): Promise<HeldThing[]> => asked((await table('readonly')).getAll()),
  put: async (thing: HeldThing): Promise<void> => {
    await asked((await table('readwrite')).put(thing));
  },
  remove: async (key: string): Promise<void> => {
    await asked((await table('readwrite')).delete(key));
  },
};

export type HeldStore = typeof heldStore;
