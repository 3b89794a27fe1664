import type { Objection } from '@haat/api/admin-products';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Why a product is not public: the API's own labels of these codes, which the seller reads. */
const REASONS: { value: Objection['reason_code']; words: MessageDescriptor }[] = [
  { value: 'prohibited', words: msg`Prohibited goods` },
  { value: 'misleading', words: msg`Misleading description` },
  { value: 'wrong_category', words: msg`Wrong category` },
  { value: 'copied_pictures', words: msg`Copied pictures` },
  { value: 'price_wrong', words: msg`Wrong price` },
  { value: 'duplicate', words: msg`Listed twice` },
  { value: 'other', words: msg`Another reason` },
];

export function useProductReasons() {
  const { i18n } = useLingui();
  return REASONS.map(({ value, words }) => ({ value, label: i18n._(words) }));
}
