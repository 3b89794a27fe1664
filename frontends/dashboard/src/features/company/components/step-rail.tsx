import { StepList } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { STEPS } from '../steps';

type Props = { at: number; saved: number; onGo: (index: number) => void };

/** The five pages of the onboarding: one may go as far as what is saved leads. */
export function StepRail({ at, saved, onGo }: Props) {
  const { i18n } = useLingui();
  const steps = STEPS.map(({ number, label }, index) => ({
    name: i18n._(label),
    isDone: number <= saved,
    isReachable: index === 0 || (STEPS[index - 1]?.number ?? 0) <= saved,
  }));
  return <StepList steps={steps} at={at} onGo={onGo} />;
}
