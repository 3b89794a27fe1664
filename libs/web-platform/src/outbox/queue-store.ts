/** Where queued requests survive a reload: one table of the browser's database. */
import type { QueuedRequest } from './queued-request';

const [DATABASE, TABLE] = ['haat-outbox', 'held'];

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

async function table(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore(TABLE, { keyPath: 'key' });
  const database = await resultOf(opening);
  const transaction = database.transaction(TABLE, mode);
  // A transaction that ends lets the database go: another tab may want to change it.
  transaction.oncomplete = () => database.close();
  return transaction.objectStore(TABLE);
}

/** All reject where the browser has no database, as in some private windows. */
export const queueStore = {
  all: async (): Promise<QueuedRequest[]> => resultOf((await table('readonly')).getAll()),
  put: async (request: QueuedRequest): Promise<void> => {
    await resultOf((await table('readwrite')).put(request));
  },
  remove: async (key: string): Promise<void> => {
    await resultOf((await table('readwrite')).delete(key));
  },
};

export type QueueStore = typeof queueStore;
