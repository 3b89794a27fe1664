import type { Start } from '@haat/api/imports';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RadioChoice } from '../../desk/radio-choice';

const CHOICES = [
  {
    value: 'reject_failed_rows',
    words: msg`Upload the right rows now; the others stay here to be fixed`,
  },
  { value: 'reject_everything', words: msg`Upload only when every row is right` },
] as const;
export type ImportPolicy = NonNullable<Start['policy']>;
type Props = { value: ImportPolicy; onChange: (policy: ImportPolicy) => void };

/** What becomes of the right rows while others are not. */
export function PolicyChoice({ value, onChange }: Props) {
  const { i18n } = useLingui();
  return (
    <RadioChoice
      legend={<Trans>While some rows need a fix</Trans>}
      name="policy"
      options={CHOICES.map((one) => ({ value: one.value, label: i18n._(one.words) }))}
      value={value}
      onChange={onChange}
    />
  );
}
