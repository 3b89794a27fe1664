import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportPolicy } from '../../../api/imports';

const CHOICES = [
  {
    value: 'reject_failed_rows',
    words: msg`Upload the right rows now; the others stay here to be fixed`,
  },
  { value: 'reject_everything', words: msg`Upload only when every row is right` },
] as const;
type Props = { value: ImportPolicy; onChange: (policy: ImportPolicy) => void };

/** What becomes of the right rows while others are not. */
export function PolicyChoice({ value, onChange }: Props) {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend className="mb-1 text-[13.5px] font-semibold">
        <Trans>While some rows need a fix</Trans>
      </legend>
      {CHOICES.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 text-[14px]"
        >
          <input
            type="radio"
            name="policy"
            className="size-5 shrink-0 accent-indigo-600"
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {i18n._(choice.words)}
        </label>
      ))}
    </fieldset>
  );
}
