import { useEffect, useState } from 'react';

/** Code that the page works without: null until it is loaded, and a failure has a retry. */
export function useLoaded<Loaded extends object>(load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isGone = false;
    load().then(
      (value) => {
        if (!isGone) setLoaded(value);
      },
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, round]);
  const retry = () => {
    setHasFailed(false);
    setRound(round + 1);
  };
  return { loaded, hasFailed, retry };
}
