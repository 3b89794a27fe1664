import type { SessionSeen } from '@haat/api/account';
import { messageOf, notify, useFormat } from '@haat/platform';
import { Badge, Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Monitor, Smartphone } from 'lucide-react';
import { useEndSessionMutation } from '../../../api/account';
import { useDeviceName } from '../../../hooks/use-device-name';

export function DeviceRow({ device }: { device: SessionSeen }) {
  const { t } = useLingui();
  const { relative } = useFormat();
  const [end, { isLoading }] = useEndSessionMutation();
  const name = useDeviceName()(device) ?? t`Unknown device`;
  const Icon = device.is_mobile ? Smartphone : Monitor;
  const signOut = async () => {
    try {
      await end(device.id).unwrap();
      notify('success', t`${name} was signed out.`);
    } catch (error) {
      notify('error', messageOf(error) ?? t`Couldn’t sign out the device. Try again.`);
    }
  };
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon className="size-6 shrink-0 text-ink-500" aria-hidden />
      <span className="min-w-0 leading-snug">
        <b className="block font-semibold">{name}</b>
        <small className="block text-sm text-ink-500">
          {device.address ? `${device.address} · ` : null}
          {relative(device.last_used_at)}
        </small>
      </span>
      <span className="ml-auto">
        {device.is_current ? (
          <Badge tone="green">
            <Trans>This device</Trans>
          </Badge>
        ) : (
          <Button
            variant="outline"
            isBusy={isLoading}
            aria-label={t`Sign out ${name}`}
            onClick={() => void signOut()}
          >
            <Trans>Sign out</Trans>
          </Button>
        )}
      </span>
    </li>
  );
}
