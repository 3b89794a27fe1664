import { useLingui } from '@lingui/react/macro';
import type { CaseKind, CaseTopic } from './case-types';

/** Kinds and topics of a case in words. */
export function useCaseLabels() {
  const { t } = useLingui();
  const kinds: Record<CaseKind, string> = {
    contact: t`Question`,
    complaint: t`Complaint`,
    feedback: t`Feedback`,
  };
  const topics: Record<CaseTopic, string> = {
    delivery: t`Delivery`,
    quality: t`Quality of goods`,
    payment: t`Payment`,
    conduct: t`How a company behaved`,
    account: t`My account`,
    other: t`Something else`,
  };
  return { kinds, topics };
}
