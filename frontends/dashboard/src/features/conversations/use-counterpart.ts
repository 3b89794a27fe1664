import type { ConversationShown } from '@haat/api/conversations';
import { useLocale } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

/** How the other side is called; the buyer of a lead has no name until it is shown. */
export function useCounterpart(): (
  one: Pick<ConversationShown, 'counterpart'>,
) => string {
  const { t } = useLingui();
  const isNepali = useLocale() === 'ne';
  return ({ counterpart: { name, name_ne } }) =>
    (isNepali && name_ne) || name || t`Buyer`;
}

/** What stands for a company beside its name; null where a person is. */
export const firmOf = ({
  role,
  counterpart,
}: Pick<ConversationShown, 'role' | 'counterpart'>) =>
  role === 'buyer' ? counterpart : null;
