import type { PartyEvent } from '@haat/api/admin-stats';
import { Link, paths } from '@haat/platform';
import { msg } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import { StaffName } from './staff-name';
import type { TimelineEntry } from './timeline';

const KINDS = {
  order: msg`Order`,
  review: msg`Review`,
  complaint: msg`Complaint`,
};
const ROLES: Record<string, ReturnType<typeof msg>> = {
  buyer: msg`Buyer`,
  seller: msg`Seller`,
  admin: msg`Administrator`,
  system: msg`Automatic`,
};

/** Who acted: the name of the person, else the role. */
export const actorOf = (i18n: I18n, role: string, by: string | null) => {
  const label = ROLES[role];
  return by ? <StaffName id={by} /> : label ? i18n._(label) : role;
};

/** Orders, reviews and complaints as entries of a timeline. */
export const partyEntries = (events: PartyEvent[], i18n: I18n): TimelineEntry[] =>
  events.map((event) => ({
    id: event.id,
    group: event.kind,
    at: event.at,
    what: (
      <>
        {i18n._(KINDS[event.kind])} <Subject event={event} />: {event.status_label}
      </>
    ),
    who: actorOf(i18n, event.role, event.by_user),
    note: event.reason,
  }));

function Subject({
  event: { kind, title, to_status, subject_id },
}: {
  event: PartyEvent;
}) {
  if (kind === 'complaint') {
    return (
      <Link to={paths.adminCase(title)} className="underline">
        {title}
      </Link>
    );
  }
  if (kind === 'order' && to_status === 'disputed') {
    return (
      <Link to={paths.adminDispute(subject_id)} className="underline">
        {title}
      </Link>
    );
  }
  return kind === 'review' ? `“${title}”` : title;
}
