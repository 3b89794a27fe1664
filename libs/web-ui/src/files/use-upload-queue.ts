import { useRef, useState } from 'react';
import { useLeaveWarning } from './use-leave-warning';

/** `key` is the same for every try of one file. */
export type Sending = { file: File; key: string; onProgress: (share: number) => void };
export type Send = (sending: Sending) => Promise<void>;
export type QueuedFile = {
  key: string;
  file: File;
  /** As it was when the file came: the place it goes to is settled then. */
  send: Send;
  state: 'waiting' | 'sending' | 'stored' | 'failed';
  share: number;
  /** Why it failed; a refusal before sending cannot be tried again. */
  trouble?: string;
  isFinal?: boolean;
};

type Ways = {
  send: Send;
  /** What speaks against a file before it is sent; null: nothing. */
  refuse: (file: File) => string | null;
  /** One sentence why it was not taken. */
  reasonOf: (failure: unknown) => string;
};

const AT_ONCE = 2;

/** Files on their way: two at a time, each with its progress and its own retry. */
export function useUploadQueue({ send, refuse, reasonOf }: Ways) {
  const [rows, setRows] = useState<QueuedFile[]>([]);
  const waiting = useRef<QueuedFile[]>([]);
  const running = useRef(0);
  useLeaveWarning(rows.some(({ state }) => state === 'waiting' || state === 'sending'));

  const change = (key: string, to: Partial<QueuedFile>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...to } : row)));

  async function sendOne(row: QueuedFile): Promise<void> {
    const { key, file } = row;
    change(key, { state: 'sending', share: 0 });
    try {
      await row.send({ file, key, onProgress: (share) => change(key, { share }) });
      change(key, { state: 'stored' });
    } catch (failure) {
      change(key, { state: 'failed', trouble: reasonOf(failure) });
    }
  }

  function pump(): void {
    while (running.current < AT_ONCE) {
      const next = waiting.current.shift();
      if (!next) return;
      running.current += 1;
      void sendOne(next).finally(() => {
        running.current -= 1;
        pump();
      });
    }
  }

  function rowOf(file: File): QueuedFile {
    const trouble = refuse(file);
    const row = { key: crypto.randomUUID(), file, send, share: 0 };
    if (!trouble) return { ...row, state: 'waiting' };
    return { ...row, state: 'failed', trouble, isFinal: true };
  }

  function queue(more: QueuedFile[]): void {
    waiting.current.push(...more.filter(({ state }) => state === 'waiting'));
    pump();
  }

  function add(files: Iterable<File>): void {
    const more = [...files].map(rowOf);
    setRows((all) => [...all.filter(({ state }) => state !== 'stored'), ...more]);
    queue(more);
  }

  function retry(row: QueuedFile): void {
    const again: QueuedFile = { ...row, state: 'waiting', share: 0 };
    change(row.key, again);
    queue([again]);
  }

  const dismiss = (keys: string[]) =>
    setRows((all) => all.filter(({ key }) => !keys.includes(key)));

  return { rows, add, retry, dismiss };
}

export type Uploads = ReturnType<typeof useUploadQueue>;
