import { useLingui } from '@lingui/react/macro';

/** Why a lead came to this company; how near it is stands with the place. */
export function useScoreWords(): (key: string) => string | undefined {
  const { t } = useLingui();
  const words: Record<string, string> = {
    category: t`You sell this`,
    parent: t`You sell related products`,
    grandparent: t`You sell related goods`,
    trade: t`Matches your industry`,
    verified: t`You are verified`,
    response: t`You reply quickly`,
    leads: t`You’ve already received leads this week`,
  };
  return (key) => words[key];
}
