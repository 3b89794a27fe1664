import type { Start } from '@haat/api/imports';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RadioChoice } from '../../../components/forms/radio-choice';

const CHOICES = [
  {
    value: 'reject_failed_rows',
    label: msg`Import the valid rows now; fix the others here later`,
  },
  { value: 'reject_everything', label: msg`Import only if all rows are valid` },
] as const;
export type ImportPolicy = NonNullable<Start['policy']>;
type Props = { value: ImportPolicy; onChange: (policy: ImportPolicy) => void };

/** What becomes of the right rows while others are not. */
export function PolicyChoice({ value, onChange }: Props) {
  const { i18n } = useLingui();
  return (
    <RadioChoice
      legend={<Trans>When some rows need fixing</Trans>}
      name="policy"
      options={CHOICES.map((one) => ({ value: one.value, label: i18n._(one.label) }))}
      value={value}
      onChange={onChange}
    />
  );
}
