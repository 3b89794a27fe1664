import type { ContactForm } from '@haat/api/contact-seller';
import {
  fieldErrors,
  isWaiting,
  messageOf,
  notify,
  selectUser,
  useAppSelector,
  useFilledMs,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useContactSellerMutation } from './contact-seller-api';
import {
  EMPTY,
  afterThanks,
  deliveryOf,
  isTooShort,
  prefilled,
  type EnquiryValues,
} from './enquiry-values';
import type { PlaceValues } from './place-selects';
import { withoutError } from './without-error';

export type EnquiryTarget = {
  sellerSlug: string;
  productId?: string | undefined;
  categoryId?: string | undefined;
  quantity?: number | undefined;
  unit?: string | undefined;
  source: NonNullable<ContactForm['source']>;
};
const PLACE_FIELDS = ['delivery.district_id', 'delivery.municipality_id'];
export type Review = { asksPhone: boolean; asksEmail: boolean };

const bodyOf = (
  target: EnquiryTarget,
  values: EnquiryValues,
  filledMs: number,
): ContactForm => ({
  name: values.name,
  phone_number: values.phone_number,
  email: values.email,
  requirements: values.requirements,
  category_id: values.category_id,
  website: values.website,
  ...deliveryOf(values),
  source: target.source,
  filled_ms: filledMs,
  ...(target.productId ? { product_id: target.productId } : {}),
  ...(target.quantity ? { quantity: target.quantity } : {}),
  ...(target.unit ? { unit: target.unit } : {}),
});

/** What the plain form says besides what is typed. */
const hiddenOf = ({
  sellerSlug,
  productId,
  categoryId,
  quantity,
  unit,
  source,
}: EnquiryTarget) =>
  Object.fromEntries(
    Object.entries({
      slug: sellerSlug,
      source,
      product_id: productId,
      category_id: categoryId,
      quantity,
      unit,
    }).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );

/** The form's way: write, review, send, thanks. */
export function useEnquiry(target: EnquiryTarget, text = '') {
  const { t } = useLingui();
  const user = useAppSelector(selectUser);
  const [values, setValues] = useState<EnquiryValues>({
    ...EMPTY,
    requirements: text,
    category_id: target.categoryId ?? '',
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [review, setReview] = useState<Review | null>(null);
  const [isThanked, setIsThanked] = useState(false);
  const [send, { isLoading: isBusy }] = useContactSellerMutation();
  const { filledMs, restart } = useFilledMs();
  const known = useRef<string | null>(null);
  useEffect(() => {
    // Once per person: after the thank-you the cleared fields stay empty.
    if (!user || known.current === user.id) return;
    known.current = user.id;
    setValues((now) => prefilled(now, user));
  }, [user]);

  function change(field: keyof EnquiryValues, value: string) {
    setValues((now) => ({ ...now, [field]: value }));
    setErrors((now) => withoutError(now, field));
  }

  function changePlace(place: PlaceValues) {
    setValues((now) => ({ ...now, ...place }));
    setErrors((now) => withoutError(now, ...PLACE_FIELDS));
  }

  function openReview() {
    setErrors({});
    setReview({
      asksPhone: isTooShort(values.phone_number),
      asksEmail: isTooShort(values.email),
    });
  }

  function refuse(error: unknown, shown: Review) {
    const fields = fieldErrors(error);
    setErrors(fields);
    const staysOpen =
      'category_id' in fields ||
      PLACE_FIELDS.some((field) => field in fields) ||
      (shown.asksPhone && 'phone_number' in fields) ||
      (shown.asksEmail && 'email' in fields);
    const isFieldless = Object.keys(fields).length === 0;
    if (isFieldless || 'product_id' in fields) {
      notify(
        'error',
        fields.product_id ?? messageOf(error) ?? t`The enquiry was not sent.`,
      );
    }
    // What is wrong in the form itself is shown there.
    if (!staysOpen && !isFieldless) setReview(null);
  }

  async function confirm() {
    if (!review) return;
    try {
      const body = bodyOf(target, values, filledMs());
      await send({ slug: target.sellerSlug, body }).unwrap();
      setReview(null);
      setIsThanked(true);
    } catch (error) {
      if (!isWaiting(error)) {
        refuse(error, review);
        return;
      }
      // It waits in the outbox now, with its words.
      setReview(null);
      closeThanks();
    }
  }

  function closeThanks() {
    setIsThanked(false);
    setValues((now) => ({ ...afterThanks(now), category_id: target.categoryId ?? '' }));
    restart();
  }

  const closeReview = () => setReview(null);
  return {
    hidden: hiddenOf(target),
    values,
    errors,
    review,
    isBusy,
    isThanked,
    change,
    changePlace,
    openReview,
    closeReview,
    confirm,
    closeThanks,
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
