import { useEffect } from 'react';
import { useLazyCheckSellerSlugQuery } from '../../../api/company';

const PAUSE_MS = 350;
const MIN_LENGTH = 3;

/** Whether the address one types is free, a moment after the last key. */
export function useSlugCheck(slug: string, own: string | undefined) {
  const [check, { data, originalArgs, isFetching }] = useLazyCheckSellerSlugQuery();
  const isNeeded = slug.length >= MIN_LENGTH && slug !== own;
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setTimeout(() => void check(slug), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [slug, isNeeded, check]);
  const hasAnswer =
    isNeeded && originalArgs === slug && !isFetching && data !== undefined;
  return {
    isFree: hasAnswer && data.available,
    /** Another one, when this is taken or not written as an address can be. */
    instead: hasAnswer && !data.available ? data.suggestion : undefined,
    /** From a name, in whichever script. */
    suggest: async (name: string) => (await check(name.trim())).data?.suggestion,
  };
}
