import type { User } from '@haat/platform';
import { ErrorPanel } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useShowNotificationPreferencesQuery } from '../../../api/notification-preferences';
import { MailRhythm } from './mail-rhythm';
import { NotificationMatrix } from './notification-matrix';
import { NotificationSkeleton } from './notification-skeleton';
import { Section } from './section';

export function NotificationsSection({ user }: { user: User }) {
  const { data, error, refetch } = useShowNotificationPreferencesQuery();
  return (
    <Section
      id="notifications"
      title={<Trans>Notifications</Trans>}
      lead={
        <Trans>
          Choose what we notify you about, and how. We send at most one email every 10
          minutes and one SMS every 15 minutes per enquiry.
        </Trans>
      }
    >
      {data ? (
        <>
          <NotificationMatrix matrix={data} user={user} />
          <MailRhythm rhythm={data.mail_rhythm} />
        </>
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <NotificationSkeleton />
      )}
    </Section>
  );
}
