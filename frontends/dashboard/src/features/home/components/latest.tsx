import { Link, useSession } from '@haat/platform';
import { Card, EmptyState, ErrorPanel } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useListEnquiriesQuery } from '../../../api/enquiries';
import { EnquiryRow } from '../../../components/enquiries/enquiry-row';
import { ListSkeleton } from '../../../components/conversations/list-skeleton';
import type { Side } from '../../../components/enquiries/stages';

const MAX_ROWS = 5;

/** The newest enquiries; each opens in the inbox. */
export function Latest({ side, inbox }: { side: Side; inbox: string }) {
  const { data, error, refetch } = useListEnquiriesQuery({ as: side, perPage: MAX_ROWS });
  const me = useSession().user?.id;
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  const rows = data?.data.filter(({ user_id }) => side === 'seller' || user_id === me);
  return (
    <Card className="overflow-hidden">
      <div className="flex items-center gap-3 border-b border-line px-4 py-2">
        <h2 className="text-lg leading-snug">
          <Trans>Latest enquiries</Trans>
        </h2>
        <Link
          to={inbox}
          className="ml-auto grid min-h-11 place-items-center text-[14px] font-semibold text-indigo-700"
        >
          <Trans>All enquiries</Trans>
        </Link>
      </div>
      {rows ? null : <ListSkeleton />}
      {rows?.length === 0 ? <EmptyState title={<Trans>No enquiries yet</Trans>} /> : null}
      <ul className="[&>li:last-child>a]:border-0">
        {rows?.map((enquiry) => (
          <li key={enquiry.id}>
            <EnquiryRow
              enquiry={enquiry}
              side={side}
              href={`${inbox}?id=${enquiry.id}`}
              isOpen={false}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
