import {
  detailField,
  detailFields,
  emptyDetails,
  isOfDetails,
  wireDetails,
} from '@haat/enquiry';
import { placeServerErrors, useForm, useWatch } from '@haat/forms';
import {
  fieldErrors,
  messageOf,
  notify,
  useSession,
  type Wishlist,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type EnquiryResult,
  useAskSuppliersMutation,
} from '../../../api/wishlist-changes';
import type { SellerItems } from '../sellers-of';

/** The services trim and validate; the button waits until there is something to validate. */
const fields = z.object({
  name: z.string(),
  phone_number: z.string(),
  email: z.string(),
  requirements: z.string(),
  ...detailFields,
});
const schema = z.pipe(
  fields,
  z.transform(({ delivery, needed_by, files, ...written }: z.output<typeof fields>) => ({
    ...written,
    ...wireDetails({ delivery, needed_by, files }),
  })),
);
export type EnquiryValues = z.input<typeof schema>;
type WireEnquiry = z.output<typeof schema>;

/** Suppliers and message; then the review; then the results. */
export function useWishlistEnquiry(list: Wishlist, sellers: SellerItems[]) {
  const { t } = useLingui();
  const { user } = useSession();
  const [saved] = useState<EnquiryValues>({
    name: user ? `${user.fname} ${user.lname}`.trim() : '',
    phone_number: (user?.phone_number ?? '').replace(/^\+977/, ''),
    email: user?.email ?? '',
    requirements: t`Please send us your best price and delivery time for these products.`,
    ...emptyDetails(),
  });
  const form = useForm({ schema, saved });
  const values = { ...saved, ...useWatch({ control: form.control }) };
  const [left, setLeft] = useState<string[]>([]);
  // One key per review: a retry of it sends nothing twice.
  const [reviewed, setReviewed] = useState<{ key: string; written: WireEnquiry }>();
  const [results, setResults] = useState<EnquiryResult[]>();
  const [send, { isLoading: isBusy }] = useAskSuppliersMutation();
  const chosen = sellers.filter(({ seller }) => !left.includes(seller.slug));

  function toggle(slug: string) {
    setLeft(left.includes(slug) ? left.filter((one) => one !== slug) : [...left, slug]);
  }
  async function confirm() {
    if (!reviewed) return;
    const { key, written } = reviewed;
    const seller_slugs = chosen.map(({ seller }) => seller.slug);
    try {
      const body = { wishlist_id: list.id, seller_slugs, ...written };
      setResults(await send({ 'Idempotency-Key': key, body }).unwrap());
    } catch (error) {
      const fields = fieldErrors(error);
      placeServerErrors(form, error, detailField);
      const isOfForm = Object.keys(fields).some(
        (field) => field in values || isOfDetails(field),
      );
      if (isOfForm) {
        setReviewed(undefined);
        return;
      }
      const [first] = Object.values(fields);
      notify(
        'error',
        first ?? messageOf(error) ?? t`Couldn’t send your enquiries. Try again.`,
      );
    }
  }
  return {
    form,
    values,
    sellers,
    chosen,
    isReviewing: reviewed !== undefined,
    results,
    isBusy,
    toggle,
    review: (written: WireEnquiry) => setReviewed({ key: crypto.randomUUID(), written }),
    goBack: () => setReviewed(undefined),
    confirm,
  };
}
export type WishlistEnquiry = ReturnType<typeof useWishlistEnquiry>;
