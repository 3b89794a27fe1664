import { Trans } from '@lingui/react/macro';
import { useSessionsQuery } from '../../../api/account';
import { DeviceRow } from './device-row';
import { Rows } from './rows';
import { Section } from './section';

export function DevicesSection() {
  const { data, error, refetch } = useSessionsQuery();
  // This device first, then the one used last.
  const devices = data?.toSorted(
    (a, b) =>
      Number(b.is_current) - Number(a.is_current) ||
      b.last_used_at.localeCompare(a.last_used_at),
  );
  return (
    <Section
      id="devices"
      title={<Trans>Where you are signed in</Trans>}
      lead={
        <Trans>Don’t recognise a device? Sign it out and change your password.</Trans>
      }
    >
      <Rows items={devices} error={error} onRetry={() => void refetch()}>
        {(device) => <DeviceRow key={device.id} device={device} />}
      </Rows>
    </Section>
  );
}
