import type { FormOf } from '@haat/forms';
import { useRef, useState } from 'react';
import type { EnquiryTarget } from './enquiry-target';
import { lastEnquiry, type Details } from './last-enquiry';
import { emptyReview, type TypedReview, type WireReview } from './review-schema';
import { useReading } from './use-reading';

/** Fills the review with what the sentence states. What somebody has changed there stays. */
export function useReadDetails(
  review: FormOf<TypedReview, WireReview>,
  target: EnquiryTarget,
  userId: string | undefined,
) {
  const read = useReading();
  const last = useRef('');
  const [isRead, setIsRead] = useState(false);
  // The form notes what is changed only when somebody reads this.
  const { dirtyFields } = review.formState;

  function apply(details: Partial<Details>) {
    const { delivery = emptyReview().delivery } = lastEnquiry().details ?? {};
    const { quantity, unit_id, unit, needed_by } = emptyReview(target);
    const all = { quantity, unit_id, unit, needed_by, delivery, ...details };
    for (const [name, value] of Object.entries(all)) {
      const field = name as keyof Details;
      if (!review.getFieldState(field).isDirty) review.setValue(field, value);
    }
  }

  async function fill(text: string): Promise<void> {
    const sent = lastEnquiry();
    if (last.current !== text) apply({});
    last.current = text;
    const isSame = sent.requirements === text;
    const files = (isSame && sent.filesOf === userId && sent.details?.files) || [];
    const details = stated(isSame ? { ...sent.details, files } : await read(text));
    // Another sentence came meanwhile.
    if (last.current !== text) return;
    apply(details);
    setIsRead(Object.keys(details).length > 0);
  }

  return { fill, isRead, dirtyFields };
}

/** Without the fields that are empty; a unit of the list replaces one as text. */
function stated(details: Partial<Details> = {}): Partial<Details> {
  const { quantity, unit_id, unit, delivery, needed_by, files = [] } = details;
  return {
    ...(quantity ? { quantity } : {}),
    ...(unit_id ? { unit_id, unit: '' } : unit ? { unit } : {}),
    ...(delivery?.district_id ? { delivery } : {}),
    ...(needed_by ? { needed_by } : {}),
    ...(files.length > 0 ? { files } : {}),
  };
}
