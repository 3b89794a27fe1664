import { Trans } from '@lingui/react/macro';

type Props = { value: string; onChange: (value: string) => void };

/** People never see this field; what fills it in is a machine. */
export const Honeypot = ({ value, onChange }: Props) => (
  <label className="sr-only" aria-hidden>
    <Trans>Leave this empty</Trans>
    <input
      name="website"
      tabIndex={-1}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);
