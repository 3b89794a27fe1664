import type { Preferences } from '@haat/api/notification-preferences';
import type { User } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { CHANNELS, TOPICS, type Channel } from '../preference-topics';
import { usePreferenceLabels } from '../hooks/use-preference-labels';
import { useSavePreference } from '../hooks/use-save-preference';
import { ConfirmFirst } from './confirm-first';
import { NotificationRow } from './notification-row';

/** A table on a wide screen, a card for each topic on a phone. */
export function NotificationMatrix({
  matrix,
  user,
}: {
  matrix: Preferences;
  user: User;
}) {
  const { channels } = usePreferenceLabels();
  const sells = user.roles.includes('seller');
  const { save, isSaved } = useSavePreference();
  const isReachable: Record<Channel, boolean> = {
    in_app: true,
    email: Boolean(user.email_verified_at),
    sms: Boolean(user.phone_number && user.phone_verified_at),
  };
  return (
    <>
      <div className="mb-3 grid gap-x-2 sm:mb-0 sm:grid-cols-[1fr_repeat(3,92px)] sm:border-b sm:border-line sm:pb-2">
        <span aria-hidden className="hidden sm:block" />
        {CHANNELS.map((channel) => (
          <div key={channel} className="text-sm leading-snug sm:text-center">
            <b aria-hidden className="hidden font-semibold sm:block">
              {channels[channel]}
            </b>
            {isReachable[channel] || channel === 'in_app' ? null : (
              <ConfirmFirst channel={channel} />
            )}
          </div>
        ))}
      </div>
      <div className="grid gap-3 sm:gap-0 sm:divide-y sm:divide-line">
        {TOPICS.filter((topic) => topic !== 'company' || sells).map((topic) => (
          <NotificationRow
            key={topic}
            topic={topic}
            row={matrix[topic]}
            isReachable={isReachable}
            onChange={(channel, on) => void save({ [topic]: { [channel]: on } })}
          />
        ))}
      </div>
      <p role="status" className="mt-3 min-h-5 text-sm text-ink-500">
        {isSaved ? <Trans>Saved</Trans> : null}
      </p>
    </>
  );
}
