import {
  fieldErrors,
  messageOf,
  notify,
  useSession,
  type Wishlist,
} from '@haat/platform';
import { withoutError } from '@haat/enquiry';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAskSuppliersMutation, type Asked } from '../../api/wishlist-desk';
import type { AskedSeller } from './sellers-of';

export type AskValues = {
  name: string;
  phone_number: string;
  email: string;
  requirements: string;
};

/** Whom to ask and what to say; then the review; then what became of it. */
export function useAsking(list: Wishlist, sellers: AskedSeller[]) {
  const { t } = useLingui();
  const { user } = useSession();
  const [values, setValues] = useState<AskValues>({
    name: user ? `${user.fname} ${user.lname}`.trim() : '',
    phone_number: (user?.phone_number ?? '').replace(/^\+977/, ''),
    email: user?.email ?? '',
    requirements: t`Please send us your best price and delivery time for these products.`,
  });
  const [left, setLeft] = useState<string[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  // One key per review: a retry of it sends nothing twice.
  const [key, setKey] = useState<string>();
  const [results, setResults] = useState<Asked[]>();
  const [send, { isLoading: isBusy }] = useAskSuppliersMutation();
  const chosen = sellers.filter(({ seller }) => !left.includes(seller.slug));

  function toggle(slug: string) {
    setLeft(left.includes(slug) ? left.filter((one) => one !== slug) : [...left, slug]);
  }
  function change(field: keyof AskValues, value: string) {
    setValues({ ...values, [field]: value });
    setErrors((now) => withoutError(now, field));
  }
  async function confirm() {
    if (!key) return;
    const seller_slugs = chosen.map(({ seller }) => seller.slug);
    try {
      const body = { wishlist_id: list.id, seller_slugs, ...values, key };
      setResults(await send(body).unwrap());
    } catch (error) {
      const fields = fieldErrors(error);
      setErrors(fields);
      const isOfForm = Object.keys(fields).some((field) => field in values);
      if (isOfForm) {
        setKey(undefined);
        return;
      }
      const [first] = Object.values(fields);
      notify('error', first ?? messageOf(error) ?? t`The enquiries were not sent.`);
    }
  }
  return {
    values,
    errors,
    sellers,
    chosen,
    isReviewing: key !== undefined,
    results,
    isBusy,
    toggle,
    change,
    review: () => setKey(crypto.randomUUID()),
    goBack: () => setKey(undefined),
    confirm,
  };
}
export type AskingForm = ReturnType<typeof useAsking>;
