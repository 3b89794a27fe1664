import { Link, paths } from '@haat/platform';
import { Button, EmptyState, ErrorPanel, Pagination, lateRow } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { NarrowingChips } from '../../desk/narrowing-chips';
import type { Side } from '../stages';
import { FIRST_ROWS, useByAndBy } from '../use-by-and-by';
import { WIDE, type Inbox } from '../use-inbox';
import { EnquiryRow } from './enquiry-row';
import { ListFilters } from './list-filters';
import { ListSkeleton } from './list-skeleton';
import { RowActions } from './row-actions';

type Props = { inbox: Inbox; side: Side };

/** The left column: filters, rows, pages. */
export function EnquiryList({ inbox, side }: Props) {
  const { query, rows } = inbox;
  return (
    <div className="relative flex min-h-0 flex-col border-line bg-card lg:overflow-y-auto lg:border-r">
      <ListFilters inbox={inbox} side={side} />
      <div className="px-3.5 pt-3 empty:hidden">
        <NarrowingChips but="unread" />
      </div>
      {query.error && !rows ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : rows ? (
        <Rows inbox={inbox} side={side} />
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}

function Rows({ inbox, side }: Props) {
  const { rows = [], hrefOf, openId, query } = inbox;
  const drawn = useByAndBy(rows.length);
  if (rows.length === 0) return <Nothing inbox={inbox} side={side} />;
  const meta = query.currentData?.meta;
  return (
    <>
      <ul className="[--late-row-height:123px]">
        {rows.slice(0, drawn).map((enquiry, index) => (
          <li key={enquiry.id} className={lateRow(index, rows.length, FIRST_ROWS)}>
            <EnquiryRow
              enquiry={enquiry}
              side={side}
              href={hrefOf({ id: enquiry.id })}
              isOpen={enquiry.id === openId}
            />
            {side === 'seller' && index === 0 && enquiry.due_at ? (
              <RowActions enquiry={enquiry} href={hrefOf({ id: enquiry.id })} />
            ) : null}
          </li>
        ))}
      </ul>
      {drawn < rows.length ? null : (
        <div className="p-4">
          <Pagination
            page={meta?.current_page ?? 1}
            lastPage={meta?.last_page ?? 1}
            hrefOf={(page) => hrefOf({ page: String(page), id: null })}
          />
        </div>
      )}
    </>
  );
}

function Nothing({ inbox, side }: Props) {
  if (inbox.isNarrowed) {
    return (
      <EmptyState
        title={<Trans>Nothing here</Trans>}
        text={<Trans>Try another stage or fewer filters.</Trans>}
        action={
          <Button asChild variant="soft" size="sm">
            <Link to={inbox.hrefOf(WIDE)}>
              <Trans>Show all</Trans>
            </Link>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={<Trans>No enquiries yet</Trans>}
      text={
        side === 'seller' ? (
          <Trans>When a buyer writes to you, it appears here at once.</Trans>
        ) : (
          <Trans>Ask a supplier for a price: the answer comes here.</Trans>
        )
      }
      action={
        <Button asChild size="sm">
          {side === 'seller' ? (
            <Link to={paths.sellerProducts}>
              <Trans>To your products</Trans>
            </Link>
          ) : (
            <Link to={paths.industries}>
              <Trans>Browse products</Trans>
            </Link>
          )}
        </Button>
      }
    />
  );
}
