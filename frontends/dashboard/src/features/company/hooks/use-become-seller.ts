import { useLazyUserQuery, useRenewToken } from '@haat/platform';
import { useCallback, useEffect, useState } from 'react';

const TRIES = 20;
const PAUSE_MS = 500;

/** The role arrives a moment after step 200: renew the token until it is in it (D6). */
export function useBecomeSeller(): { hasFailed: boolean; retry: () => void } {
  const renew = useRenewToken();
  const [askUser] = useLazyUserQuery();
  const [hasFailed, setHasFailed] = useState(false);
  const isSellerNow = useCallback(async () => {
    const { data } = await askUser();
    if (!data?.roles.includes('seller')) return false;
    await renew();
    return true;
  }, [renew, askUser]);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isGone = false;
    const run = async () => {
      for (let attempt = 0; attempt < TRIES && !isGone; attempt += 1) {
        if (await isSellerNow()) return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      if (!isGone) setHasFailed(true);
    };
    void run();
    return () => {
      isGone = true;
    };
  }, [isSellerNow, round]);
  const retry = () => {
    setHasFailed(false);
    setRound(round + 1);
  };
  return { hasFailed, retry };
}
