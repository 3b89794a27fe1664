import type { DeviceSession } from '@haat/api/admin-users';
import { useFormat } from '@haat/platform';
import { Badge, Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeviceName } from '../../../hooks/use-device-name';

const MAX_VISIBLE = 8;

/** Devices on which the person signed in, the last used first. */
export function SessionList({ sessions }: { sessions: DeviceSession[] }) {
  const { t } = useLingui();
  const deviceName = useDeviceName();
  const { relative } = useFormat();
  if (sessions.length === 0) return null;
  return (
    <Card className="p-5">
      <h2 className="mb-2 text-lg leading-snug">
        <Trans>Devices</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {sessions.slice(0, MAX_VISIBLE).map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-3 py-2">
            <span className="min-w-0">
              <b className="block font-semibold">
                {deviceName(session) ?? t`Unknown device`}
              </b>
              <small className="text-sm text-ink-500">
                {session.address ? `${session.address} · ` : null}
                {relative(session.last_used_at)}
              </small>
            </span>
            {session.is_active ? (
              <span className="ml-auto">
                <Badge tone="green">
                  <Trans>Signed in</Trans>
                </Badge>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
