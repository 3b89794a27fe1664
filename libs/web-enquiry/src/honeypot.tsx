import { useField } from '@haat/forms';
import { Trans } from '@lingui/react/macro';

/** `website` of the form around it: people never see it; what fills it in is a machine. */
export function Honeypot() {
  const { name, value, onChange } = useField('website');
  return (
    <label className="sr-only" aria-hidden>
      <Trans>Leave this empty</Trans>
      <input
        name={name}
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={onChange}
      />
    </label>
  );
}
