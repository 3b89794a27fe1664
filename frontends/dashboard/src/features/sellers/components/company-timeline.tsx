import type { PartyEvent } from '@haat/api/admin-stats';
import type { SellerSeen } from '@haat/api/admin-sellers';
import { Link, paths } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useSellerProductHistoryQuery } from '../../../api/admin-products';
import { actorOf, partyEntries } from '../../../components/review/party-events';
import { Timeline, type TimelineEntry } from '../../../components/review/timeline';
import { useCompanyHistoryLabels } from '../../../hooks/use-company-history-labels';

const DOCUMENTS = ['statutory', 'document'];
type Props = { seller: SellerSeen; events: PartyEvent[] };

/** Company, documents, products, orders and reviews in one history. */
export function CompanyTimeline({ seller, events }: Props) {
  const { t, i18n } = useLingui();
  const { what } = useCompanyHistoryLabels();
  const { data: products = [] } = useSellerProductHistoryQuery(seller.id, {
    refetchOnMountOrArgChange: true,
  });
  const company = seller.history.map((entry): TimelineEntry => ({
    id: entry.id,
    group: DOCUMENTS.includes(entry.noun) ? 'documents' : 'company',
    at: entry.at,
    what: what(entry),
    who: actorOf(i18n, entry.role, entry.by),
    note: [entry.reason_label, entry.reason].filter(Boolean).join('\n') || null,
  }));
  const ofProducts = products.map((entry): TimelineEntry => ({
    id: entry.id,
    group: 'products',
    at: entry.at,
    what: (
      <>
        <Link to={paths.adminProduct(entry.product_id)} className="underline">
          {entry.name}
        </Link>
        : {entry.to_label}
      </>
    ),
    who: actorOf(i18n, entry.role, entry.by),
    note: [entry.reason_label, entry.note].filter(Boolean).join('\n') || null,
  }));
  return (
    <Timeline
      entries={[...company, ...ofProducts, ...partyEntries(events, i18n)]}
      groups={[
        { key: 'company', label: t`Company` },
        { key: 'documents', label: t`Documents` },
        { key: 'products', label: t`Products` },
        { key: 'order', label: t`Orders` },
        { key: 'review', label: t`Reviews` },
      ]}
    />
  );
}
