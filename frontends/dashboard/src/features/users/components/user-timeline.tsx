import type { PartyEvent } from '@haat/api/admin-stats';
import type { UserDetail } from '@haat/api/admin-users';
import { useLingui } from '@lingui/react/macro';
import { partyEntries } from '../../../components/review/party-events';
import { StaffName } from '../../../components/review/staff-name';
import { Timeline, type TimelineEntry } from '../../../components/review/timeline';
import { useActivityLabels } from '../../../hooks/use-activity-labels';
import { useDeviceName } from '../../../hooks/use-device-name';

const STAFF_ACTS = ['suspended', 'restored', 'role_granted'];
type Props = { user: UserDetail; events: PartyEvent[] };

/** Account, administration, orders, reviews and complaints in one history. */
export function UserTimeline({ user, events }: Props) {
  const { t, i18n } = useLingui();
  const labelOf = useActivityLabels();
  const deviceName = useDeviceName();
  const account = user.history.map((entry): TimelineEntry => {
    const where = [deviceName(entry), entry.address].filter(Boolean);
    const isStaff = entry.by !== user.id || STAFF_ACTS.includes(entry.kind);
    return {
      id: entry.id,
      group: isStaff ? 'staff' : 'account',
      at: entry.at,
      what: labelOf(entry.kind),
      who:
        entry.by === user.id ? (
          `${user.fname} ${user.lname}`
        ) : (
          <StaffName id={entry.by} />
        ),
      note: (isStaff ? entry.detail : where.join(' · ')) || null,
    };
  });
  return (
    <Timeline
      entries={[...account, ...partyEntries(events, i18n)]}
      groups={[
        { key: 'account', label: t`Account` },
        { key: 'staff', label: t`Administration` },
        { key: 'order', label: t`Orders` },
        { key: 'review', label: t`Reviews` },
        { key: 'complaint', label: t`Complaints` },
      ]}
    />
  );
}
