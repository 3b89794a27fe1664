import { useLingui } from '@lingui/react/macro';

/** Why a lead came to this company; how near it is stands with the place. */
export function useScoreWords(): (key: string) => string | undefined {
  const { t } = useLingui();
  const words: Record<string, string> = {
    category: t`You sell these goods`,
    parent: t`You sell goods beside these`,
    grandparent: t`You sell related goods`,
    trade: t`It is in your trade`,
    verified: t`You are verified`,
    response: t`You answer quickly`,
    leads: t`You had leads this week already`,
  };
  return (key) => words[key];
}
