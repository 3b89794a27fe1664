import type { RequirementOut } from '@haat/api/requirements';
import { useFormat } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { Banknote, CalendarDays, Clock, MapPin, Users } from 'lucide-react';
import type { OpenLead } from '../../../api/matches';
import { worthOfLines } from '../worth-of-lines';
import { useWhere } from '../hooks/use-where';

/** A lead of the company, or one of all open ones. */
type Lead = Pick<
  OpenLead,
  'delivery' | 'items' | 'needed_by' | 'seats_left' | 'max_quotes' | 'expires_at'
> &
  Partial<
    Pick<RequirementOut, 'match' | 'requirement_status' | 'requirement_status_label'>
  >;

/** What it is worth, where, until when, and how many others may still offer. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { t } = useLingui();
  const { date, money, number, relative } = useFormat();
  const worth = worthOfLines(lead.items);
  const { place, distance } = useWhere(lead.delivery, lead.match?.score.parts);
  const [left, all] = [number(lead.seats_left), number(lead.max_quotes)];
  const isOpen = (lead.requirement_status ?? 'open') === 'open';
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-ink-700 [&_li]:inline-flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-500">
      {worth ? (
        <li className="font-semibold text-ink-900">
          <Banknote aria-hidden />
          <Trans>Worth {money(worth)}</Trans>
        </li>
      ) : null}
      <li>
        <MapPin aria-hidden />
        {distance ? `${place} · ${distance}` : place}
      </li>
      {lead.needed_by ? (
        <li>
          <CalendarDays aria-hidden />
          <Trans>Needed by {date(lead.needed_by)}</Trans>
        </li>
      ) : null}
      {isOpen ? (
        <>
          <li>
            <Users aria-hidden />
            {t`${left} of ${all} places left`}
          </li>
          <li>
            <Clock aria-hidden />
            <Trans>Ends {relative(lead.expires_at)}</Trans>
          </li>
        </>
      ) : (
        <li>
          <Clock aria-hidden />
          {lead.requirement_status_label}
        </li>
      )}
    </ul>
  );
}
