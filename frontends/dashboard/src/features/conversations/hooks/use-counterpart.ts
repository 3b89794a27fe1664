import type { ConversationOut } from '@haat/api/conversations';
import { useLocale } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

/** The name of the other side; the buyer of a lead is anonymous at first. */
export function useCounterpart(): (one: Pick<ConversationOut, 'counterpart'>) => string {
  const { t } = useLingui();
  const isNepali = useLocale() === 'ne';
  return ({ counterpart: { name, name_ne } }) =>
    (isNepali && name_ne) || name || t`Buyer`;
}

/** The logo of a company next to its name; null for a person. */
export const companyOf = ({
  role,
  counterpart,
}: Pick<ConversationOut, 'role' | 'counterpart'>) =>
  role === 'buyer' ? counterpart : null;
