import type { Preferences } from '@haat/api/notification-preferences';
import { Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useChangeNotificationPreferencesMutation } from '../../../api/notification-preferences';
import { useNotifyError } from '../../../hooks/use-notify-error';

type Rhythm = Preferences['mail_rhythm'];
type Props = { rhythm: Rhythm };

/** Single emails, or a digest of a day or a week; saved when it is chosen. */
export function MailRhythm({ rhythm }: Props) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [change] = useChangeNotificationPreferencesMutation();
  const options: { value: Rhythm; label: string }[] = [
    { value: 'at_once', label: t`Immediately, one by one` },
    { value: 'daily', label: t`Once a day, at 8 in the morning` },
    { value: 'weekly', label: t`Once a week, on Sunday at 8` },
  ];
  return (
    <Select
      className="mt-4 max-w-[420px]"
      label={<Trans>Email frequency</Trans>}
      hint={
        <Trans>
          Anything you’ve already read is left out. Security emails are always sent
          immediately.
        </Trans>
      }
      options={options}
      value={rhythm}
      onChange={(event) =>
        void change({ mail_rhythm: event.target.value as Rhythm })
          .unwrap()
          .catch(notifyError)
      }
    />
  );
}
