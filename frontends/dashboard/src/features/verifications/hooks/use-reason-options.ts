import type { Rejection } from '@haat/api/admin-verifications';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The labels that the seller reads: the API's own for these codes. */
const REASONS: { value: Rejection['reason_code']; words: MessageDescriptor }[] = [
  { value: 'document_unreadable', words: msg`A document can’t be read` },
  { value: 'document_mismatch', words: msg`A document doesn’t match what was entered` },
  { value: 'pan_invalid', words: msg`The PAN is not valid` },
  { value: 'name_mismatch', words: msg`The registered name is different` },
  { value: 'document_expired', words: msg`A document has expired` },
  { value: 'duplicate_company', words: msg`This company is already on Haat` },
  { value: 'other', words: msg`Another reason` },
];

export function useReasonOptions() {
  const { i18n } = useLingui();
  return REASONS.map(({ value, words }) => ({ value, label: i18n._(words) }));
}
