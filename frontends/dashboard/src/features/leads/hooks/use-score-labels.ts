import { useLingui } from '@lingui/react/macro';

/** Why a lead came to this company; the distance is with the place. */
export function useScoreLabels(): (key: string) => string | undefined {
  const { t } = useLingui();
  const labels: Record<string, string> = {
    category: t`You sell this`,
    parent: t`You sell related products`,
    grandparent: t`You sell related goods`,
    trade: t`Matches your industry`,
    verified: t`You are verified`,
    response: t`You reply quickly`,
    leads: t`You’ve already received leads this week`,
  };
  return (key) => labels[key];
}
