import { placeServerErrors, useForm, usePrefill } from '@haat/forms';
import {
  fieldErrors,
  isWaiting,
  messageOf,
  notify,
  useFilledMs,
  useSession,
  type User,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useContactSellerMutation } from './contact-seller-api';
import { EMPTY, enquirySchema, isTooShort, type WrittenEnquiry } from './enquiry-schema';
import { targetOf, type EnquiryTarget } from './enquiry-target';
import { emptyReview, isOfReview, reviewSchema, type WireReview } from './review-schema';

/** The dial code is already before the field. */
const valuesOf = ({ fname, lname, email, phone_number }: User) => ({
  name: `${fname} ${lname}`.trim(),
  email,
  phone_number: (phone_number ?? '').replace(/^\+977/, ''),
});

/** The form's way: write, review, send, thanks. What is written and its review are a form each. */
export function useEnquiry(target: EnquiryTarget, text = '') {
  const { t } = useLingui();
  const { user } = useSession();
  const form = useForm({
    schema: enquirySchema,
    saved: { ...EMPTY, requirements: text },
  });
  const review = useForm({ schema: reviewSchema, saved: emptyReview(target.categoryId) });
  const [written, setWritten] = useState<WrittenEnquiry>();
  const [isThanked, setIsThanked] = useState(false);
  const [send] = useContactSellerMutation();
  const { filledMs, restart } = useFilledMs();
  usePrefill(form, user?.id, user ? valuesOf(user) : {});
  const needsEmail = written !== undefined && isTooShort(written.email);

  function openReview(enquiry: WrittenEnquiry) {
    review.clearErrors();
    review.setValue('email', enquiry.email);
    setWritten(enquiry);
  }

  function closeReview() {
    form.setValue('email', review.getValues('email'));
    setWritten(undefined);
  }

  function refuse(failure: unknown) {
    const fields = fieldErrors(failure);
    const names = Object.keys(fields);
    placeServerErrors(form, failure);
    placeServerErrors(review, failure);
    if (names.length === 0 || fields.product_id) {
      notify(
        'error',
        fields.product_id ??
          messageOf(failure) ??
          t`Couldn’t send your enquiry. Try again.`,
      );
    }
    // Errors of the form itself are displayed there.
    const staysOpen = names.some((name) => isOfReview(name, needsEmail));
    if (!staysOpen && names.length > 0) closeReview();
  }

  async function confirm(reviewed: WireReview) {
    const body = {
      ...targetOf(target),
      ...written,
      ...reviewed,
      filled_ms: filledMs(),
    };
    try {
      await send({ slug: target.sellerSlug, body: { ...EMPTY, ...body } }).unwrap();
      setWritten(undefined);
      setIsThanked(true);
    } catch (failure) {
      if (!isWaiting(failure)) {
        refuse(failure);
        return;
      }
      // It waits in the outbox now, with its text.
      setWritten(undefined);
      closeThanks();
    }
  }

  /** Name, email and requirements go, the phone stays (D29). */
  function closeThanks() {
    setIsThanked(false);
    form.reset({ ...EMPTY, phone_number: form.getValues('phone_number') });
    review.reset(emptyReview(target.categoryId));
    restart();
  }

  return {
    form,
    review,
    written,
    needsEmail,
    isThanked,
    openReview,
    closeReview,
    confirm,
    closeThanks,
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
