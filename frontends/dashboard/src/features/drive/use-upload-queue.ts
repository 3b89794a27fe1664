import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { refusalOf, type FileKind, type Refusal } from './accepted';
import { useLeaveWarning } from './use-leave-warning';
import { useReason } from './use-reason';

/** `key` is the same for every try of one file. */
export type Sending = { file: File; key: string; onProgress: (share: number) => void };
type Send = (sending: Sending) => Promise<void>;
export type UploadRow = {
  key: string;
  file: File;
  /** As it was when the file came: the place it goes to is settled then. */
  send: Send;
  state: 'waiting' | 'sending' | 'kept' | 'failed';
  share: number;
  /** Why it failed; a refusal before sending cannot be tried again. */
  trouble?: string;
  isFinal?: boolean;
};

const AT_ONCE = 2;

/** Files on their way: two at once, each with its progress and its own second try. */
export function useUploadQueue(kind: FileKind | undefined, send: Send) {
  const { t } = useLingui();
  const reasonOf = useReason();
  const [rows, setRows] = useState<UploadRow[]>([]);
  const waiting = useRef<UploadRow[]>([]);
  const running = useRef(0);
  useLeaveWarning(rows.some(({ state }) => state === 'waiting' || state === 'sending'));
  const words: Record<Refusal, string> = {
    kind:
      kind === 'image'
        ? t`Please choose a picture: JPG, PNG, WebP or GIF.`
        : kind === 'document'
          ? t`Please choose a PDF, a photo (JPG, PNG), an XLSX or a DOCX.`
          : t`This kind of file is not kept here: pictures, PDF, XLSX and DOCX are.`,
    size: t`The file is larger than 10 MB.`,
    empty: t`The file is empty.`,
  };

  const change = (key: string, to: Partial<UploadRow>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...to } : row)));

  async function sendOne(row: UploadRow): Promise<void> {
    const { key, file } = row;
    change(key, { state: 'sending', share: 0 });
    try {
      await row.send({ file, key, onProgress: (share) => change(key, { share }) });
      change(key, { state: 'kept' });
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

  function rowOf(file: File): UploadRow {
    const refusal = refusalOf(file, kind);
    const row = { key: crypto.randomUUID(), file, send, share: 0 };
    if (!refusal) return { ...row, state: 'waiting' };
    return { ...row, state: 'failed', trouble: words[refusal], isFinal: true };
  }

  function queue(more: UploadRow[]): void {
    waiting.current.push(...more.filter(({ state }) => state === 'waiting'));
    pump();
  }

  function add(files: Iterable<File>): void {
    const more = [...files].map(rowOf);
    setRows((all) => [...all.filter(({ state }) => state !== 'kept'), ...more]);
    queue(more);
  }

  function retry(row: UploadRow): void {
    const again: UploadRow = { ...row, state: 'waiting', share: 0 };
    change(row.key, again);
    queue([again]);
  }

  const forget = (keys: string[]) =>
    setRows((all) => all.filter(({ key }) => !keys.includes(key)));

  return { rows, add, retry, forget };
}

export type Uploads = ReturnType<typeof useUploadQueue>;
