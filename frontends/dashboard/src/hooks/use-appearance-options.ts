import type { Appearance } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

type Option = { value: Appearance; label: string };

/** The schemes of the dashboards, by their names. */
export function useAppearanceOptions(): Option[] {
  const { t } = useLingui();
  return [
    { value: 'system', label: t`Same as this device` },
    { value: 'light', label: t({ message: 'Light', context: 'appearance' }) },
    { value: 'dark', label: t({ message: 'Dark', context: 'appearance' }) },
  ];
}
