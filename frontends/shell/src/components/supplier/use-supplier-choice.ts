import type { Recipient } from '@haat/enquiry';
import { useState } from 'react';

/** As many as one enquiry reaches. */
const MAX_CHOSEN = 20;

/** The suppliers of a list that get the same enquiry; they stay chosen on its other pages. */
export function useSupplierChoice() {
  const [chosen, setChosen] = useState<Recipient[]>([]);
  const has = (slug: string) => chosen.some(({ sellerSlug }) => sellerSlug === slug);
  return {
    chosen,
    has,
    isFull: chosen.length >= MAX_CHOSEN,
    toggle: (one: Recipient) =>
      setChosen(
        has(one.sellerSlug)
          ? chosen.filter(({ sellerSlug }) => sellerSlug !== one.sellerSlug)
          : [...chosen, one].slice(0, MAX_CHOSEN),
      ),
    clear: () => setChosen([]),
  };
}

export type SupplierChoice = ReturnType<typeof useSupplierChoice>;
