import { useLingui } from '@lingui/react/macro';

export type EndReason = 'bought_here' | 'bought_elsewhere' | 'not_needed';

/** Labels of the API's reason codes; a person's own text stays as it is. */
export function useRequirementReasons() {
  const { t } = useLingui();
  const ends: Record<EndReason, string> = {
    bought_here: t`Bought from a supplier on Haat`,
    bought_elsewhere: t`Bought elsewhere`,
    not_needed: t`No longer needed`,
  };
  const reasons: Record<string, string> = {
    ...ends,
    max_quotes: t`This requirement already has the maximum number of quotes.`,
  };
  const review: Record<string, string> = {
    phone_unverified: t`The phone number is not confirmed.`,
    flagged_words: t`Some words need to be reviewed.`,
  };
  const people: Record<string, string> = {
    buyer: t`Buyer`,
    admin: t`Administrator`,
    system: t`Automatic`,
  };
  const endReasons = [
    { value: 'bought_here', label: ends.bought_here },
    { value: 'bought_elsewhere', label: ends.bought_elsewhere },
    { value: 'not_needed', label: ends.not_needed },
    { value: 'other', label: t`Another reason` },
  ] as const;
  return {
    endReasons: [...endReasons],
    reason: (code: string) => reasons[code] ?? code,
    review: (code: string) => review[code] ?? code,
    who: (role: string) => people[role] ?? role,
  };
}
