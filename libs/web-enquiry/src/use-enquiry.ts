import type { EnquiryResult } from '@haat/api/contact-seller';
import { useUnitSearchQuery } from '@haat/api/units';
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
import { EMPTY, enquirySchema, isTooShort, type WrittenEnquiry } from './enquiry-schema';
import { recipientsOf, type EnquiryTarget, type Recipient } from './enquiry-target';
import { lastEnquiry, storeLastEnquiry } from './last-enquiry';
import {
  emptyReview,
  isOfReview,
  reviewField,
  reviewSchema,
  type WireReview,
} from './review-schema';
import { useReadDetails } from './use-read-details';
import { useSendEnquiry, type SharedBody } from './use-send-enquiry';

/** The dial code is already before the field. */
const valuesOf = ({ fname, lname, email, phone_number }: User) => ({
  name: `${fname} ${lname}`.trim(),
  email,
  phone_number: (phone_number ?? '').replace(/^\+977/, ''),
});

/** What was sent, and what became of it at each supplier. */
export type Outcome = { body: SharedBody; results: EnquiryResult[] };

/** The form's way: write, review, send, thanks. What is written and its review are a form each. */
export function useEnquiry(target: EnquiryTarget, text = '') {
  const { t } = useLingui();
  const { user } = useSession();
  const form = useForm({
    schema: enquirySchema,
    saved: { ...EMPTY, requirements: text },
  });
  const review = useForm({ schema: reviewSchema, saved: emptyReview(target) });
  const [written, setWritten] = useState<WrittenEnquiry>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [lastText, setLastText] = useState(() => lastEnquiry().requirements);
  const send = useSendEnquiry();
  const reading = useReadDetails(review, target, user?.id);
  const { data: units } = useUnitSearchQuery('', { skip: written === undefined });
  const { filledMs, restart } = useFilledMs();
  usePrefill(form, user?.id, user ? valuesOf(user) : {});
  const needsEmail = written !== undefined && isTooShort(written.email);

  function openReview(enquiry: WrittenEnquiry) {
    review.clearErrors();
    review.setValue('email', enquiry.email);
    setWritten(enquiry);
    void reading.fill(enquiry.requirements);
  }

  function closeReview() {
    form.setValue('email', review.getValues('email'));
    setWritten(undefined);
  }

  function refuse(failure: unknown) {
    const fields = fieldErrors(failure);
    const names = Object.keys(fields);
    placeServerErrors(form, failure);
    placeServerErrors(review, failure, reviewField);
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
    const symbol = units?.find(({ id }) => id === reviewed.unit_id)?.symbol;
    const body = {
      ...EMPTY,
      ...written,
      ...reviewed,
      ...(symbol ? { unit: symbol } : {}),
      source: target.source,
      filled_ms: filledMs(),
    };
    try {
      setOutcome({ body, results: await send(recipientsOf(target), body) });
      setWritten(undefined);
    } catch (failure) {
      if (!isWaiting(failure)) {
        refuse(failure);
        return;
      }
      // It waits in the outbox now, with its text.
      setWritten(undefined);
      clear();
    }
  }

  /** The same to those who were offered with the thanks. */
  async function sendToMore(more: Recipient[]) {
    if (!outcome) return;
    try {
      const results = await send(more, outcome.body);
      setOutcome({ ...outcome, results: [...outcome.results, ...results] });
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Couldn’t send your enquiry. Try again.`);
    }
  }

  function closeThanks() {
    const isSent = outcome?.results.some(({ status }) => status === 'sent');
    setOutcome(undefined);
    if (isSent) clear();
  }

  /** Name, email and requirements go, the phone stays (D29). */
  function clear() {
    const { requirements, phone_number } = form.getValues();
    const { quantity, unit_id, unit, delivery, needed_by, files } = review.getValues();
    const details = { quantity, unit_id, unit, delivery, needed_by, files };
    storeLastEnquiry({ requirements, details, filesOf: user?.id ?? null });
    setLastText(requirements);
    form.reset({ ...EMPTY, phone_number });
    review.reset(emptyReview(target));
    restart();
  }

  return {
    form,
    review,
    written,
    needsEmail,
    isRead: reading.isRead,
    outcome,
    lastText,
    openReview,
    closeReview,
    confirm,
    sendToMore,
    closeThanks,
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
