import { statusOf } from '@haat/platform';
import { useLeaveWarning, type Sending } from '@haat/ui';
import { useEffect, useRef, useState } from 'react';
import { useReason } from '../components/drive/use-reason';

/** What `sendFile` takes besides the file. */
type Way = Pick<Sending, 'onProgress'> & Record<'signal', AbortSignal>;
type Trouble = { text: string; isRetryable: boolean };

const SERVER_ERRORS_FROM = 500;
const NO_CONNECTION = 0;

/** Another try with the same file may succeed. */
function isPassing(failure: unknown): boolean {
  const status = statusOf(failure);
  return status === NO_CONNECTION || status >= SERVER_ERRORS_FROM;
}

/** One file at a time on its way: its progress, why it failed, and a way to cancel. */
export function useSingleUpload() {
  const reasonOf = useReason();
  const stop = useRef<AbortController>(undefined);
  const [share, setShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<Trouble>();
  useLeaveWarning(share !== null);
  useEffect(() => () => stop.current?.abort(), []);

  async function run(send: (way: Way) => Promise<void>): Promise<void> {
    const { signal } = (stop.current = new AbortController());
    setShare(0);
    setTrouble(undefined);
    try {
      await send({ onProgress: setShare, signal });
    } catch (failure) {
      if (signal.aborted) return;
      setTrouble({ text: reasonOf(failure), isRetryable: isPassing(failure) });
    }
    if (!signal.aborted) setShare(null);
  }

  return {
    /** From 0 to 1; null while nothing is sent. */
    share,
    trouble,
    run,
    /** A file that is refused before it is sent. */
    refuse: (text: string) => setTrouble({ text, isRetryable: false }),
    cancel: () => {
      stop.current?.abort();
      setShare(null);
      setTrouble(undefined);
    },
  };
}
