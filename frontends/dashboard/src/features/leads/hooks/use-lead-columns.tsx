import type { RequirementOut } from '@haat/api/requirements';
import { paths, useFormat, useLocalName } from '@haat/platform';
import { StatusChip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenLead } from '../../../api/matches';
import { DayCell } from '../../../components/lists/day-cell';
import { IndexName } from '../../../components/lists/index-name';
import type { IndexColumn } from '../../../components/lists/index-table';
import { useLinesText } from '../../../hooks/use-lines-text';
import { PlaceCell } from '../components/place-cell';

/** What a lead of the company and one of all open ones have in common. */
type Lead = Pick<
  OpenLead,
  | 'id'
  | 'title'
  | 'category'
  | 'items'
  | 'delivery'
  | 'needed_by'
  | 'is_private'
  | 'seats_left'
  | 'max_quotes'
  | 'expires_at'
> & {
  status: string | null;
  status_label: string | null;
} & Partial<
    Pick<RequirementOut, 'match' | 'requirement_status' | 'requirement_status_label'>
  >;

/** They leave in a set order: needed by, places, where, ends. */
export function useLeadColumns<T extends Lead>(): IndexColumn<T>[] {
  const { t } = useLingui();
  const { bikramSambat, number, relative } = useFormat();
  const linesText = useLinesText();
  const localName = useLocalName();
  const isOpen = (lead: Lead) => (lead.requirement_status ?? 'open') === 'open';
  const goodsOf = ({ title, items }: Lead) => linesText(title, items);
  return [
    {
      key: 'lead',
      label: <Trans>Buy lead</Trans>,
      isName: true,
      isOnPhone: true,
      cell: (lead) => (
        <IndexName
          to={paths.sellerLead(lead.id)}
          line={[
            lead.is_private ? t`Sent to you directly` : null,
            goodsOf(lead) || localName(lead.category),
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          {lead.title}
        </IndexName>
      ),
    },
    {
      key: 'status',
      label: <Trans>Status</Trans>,
      isOnPhone: true,
      cell: ({ status, status_label: label }) =>
        status && label ? <StatusChip status={status} label={label} /> : null,
    },
    {
      key: 'where',
      label: <Trans>Deliver to</Trans>,
      leaves: 3,
      cell: (lead) => (
        <PlaceCell delivery={lead.delivery} parts={lead.match?.score.parts} />
      ),
    },
    {
      key: 'places',
      label: <Trans>Places left</Trans>,
      isNumber: true,
      leaves: 2,
      cell: (lead) => {
        const [left, all] = [number(lead.seats_left), number(lead.max_quotes)];
        return isOpen(lead) ? t`${left} of ${all}` : '–';
      },
    },
    {
      key: 'needed',
      label: <Trans>Needed by</Trans>,
      isNumber: true,
      leaves: 1,
      cell: ({ needed_by: day }) => (day ? <DayCell at={day} /> : '–'),
    },
    {
      key: 'ends',
      label: <Trans>Ends</Trans>,
      isNumber: true,
      leaves: 4,
      cell: (lead) =>
        isOpen(lead) ? (
          <time dateTime={lead.expires_at} title={bikramSambat(lead.expires_at)}>
            {relative(lead.expires_at)}
          </time>
        ) : (
          lead.requirement_status_label
        ),
    },
  ];
}
