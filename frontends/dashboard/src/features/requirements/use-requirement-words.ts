import { useLingui } from '@lingui/react/macro';

/** What a move of a requirement is called; an unknown one shows as it is. */
export function useRequirementWords(): (status: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    in_review: t`Send for review`,
    open: t`Open`,
    closed: t`Close: no more quotes`,
    awarded: t`Mark as awarded`,
    fulfilled: t`Mark as fulfilled`,
    cancelled: t`Cancel`,
    viewed: t`Mark as viewed`,
    shortlisted: t`Shortlist`,
    dismissed: t`Not for us`,
  };
  return (status) => words[status] ?? status;
}
