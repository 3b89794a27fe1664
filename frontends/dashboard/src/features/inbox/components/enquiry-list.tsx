import { Link, paths } from '@haat/platform';
import { Button, EmptyState, ErrorPanel, Pagination } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import type { Side } from '../../../components/enquiries/stages';
import { NO_FILTERS, type Inbox } from '../hooks/use-inbox';
import { EnquiryRow } from '../../../components/enquiries/enquiry-row';
import { ListFilters } from './list-filters';
import { ListSkeleton } from '../../../components/conversations/list-skeleton';
import { RowActions } from './row-actions';

/** More rows than a phone renders at first. */
const FIRST_ROWS = 6;

type Props = { inbox: Inbox; side: Side };

/** The left column: filters, rows, pages. */
export function EnquiryList({ inbox, side }: Props) {
  const { query, rows } = inbox;
  return (
    <div className="relative flex min-h-0 flex-col border-line bg-card lg:overflow-y-auto lg:border-r">
      <ListFilters inbox={inbox} side={side} />
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
  const count = useDeferredValue(rows.length, FIRST_ROWS);
  if (rows.length === 0) return <Nothing inbox={inbox} side={side} />;
  const meta = query.currentData?.meta;
  return (
    <>
      <ul className="deferred-rows [--row-height:123px]">
        {rows.slice(0, count).map((enquiry, index) => (
          <li key={enquiry.id}>
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
      {count < rows.length ? null : (
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
  if (inbox.isFiltered) {
    return (
      <EmptyState
        title={<Trans>Nothing here</Trans>}
        text={<Trans>Try another stage or fewer filters.</Trans>}
        action={
          <Button asChild variant="soft" size="sm">
            <Link to={inbox.hrefOf(NO_FILTERS)}>
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
          <Trans>New enquiries appear here as soon as buyers send them.</Trans>
        ) : (
          <Trans>Ask a supplier for a price; the reply appears here.</Trans>
        )
      }
      action={
        <Button asChild size="sm">
          {side === 'seller' ? (
            <Link to={paths.sellerProducts}>
              <Trans>Go to products</Trans>
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
