import { Trans } from '@lingui/react/macro';
import { usePreferenceLabels } from '../hooks/use-preference-labels';

/** Leads to the section where the address or the number is proven. */
export function ConfirmFirst({ channel }: { channel: 'email' | 'sms' }) {
  const { channels } = usePreferenceLabels();
  return (
    <p>
      <span className="sm:hidden">{channels[channel]}: </span>
      <a
        href={channel === 'sms' ? '#phone' : '#email'}
        className="inline-flex min-h-11 items-center font-medium text-indigo-600 underline underline-offset-2 sm:min-h-6"
      >
        {channel === 'sms' ? (
          <Trans>Confirm your number first</Trans>
        ) : (
          <Trans>Confirm your email first</Trans>
        )}
      </a>
    </p>
  );
}
