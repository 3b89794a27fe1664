import { useLingui } from '@lingui/react/macro';

type Weekday = { short: string; long: string };

/** From Sunday on. No Intl formatter: browsers without Nepali would write English. */
export function useWeekdays(): Weekday[] {
  const { t } = useLingui();
  return [
    { short: t`Sun`, long: t`Sunday` },
    { short: t`Mon`, long: t`Monday` },
    { short: t`Tue`, long: t`Tuesday` },
    { short: t`Wed`, long: t`Wednesday` },
    { short: t`Thu`, long: t`Thursday` },
    { short: t`Fri`, long: t`Friday` },
    { short: t`Sat`, long: t`Saturday` },
  ];
}
