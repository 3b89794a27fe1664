import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListQuotesQuery } from '../../../api/quotes';
import { FilterChips } from '../../../components/lists/filter-chips';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { StatusTabs, useStatusTab } from '../../../components/lists/status-tabs';
import { QuoteRow } from '../components/quote-row';
import { QUOTE_TABS, type Side } from '../quote-tabs';

/** Moments of a quote that a figure of the home page counts by. */
const BY = ['sent', 'accepted'] as const;
const SKELETON = { className: 'h-[92px] rounded-lg', count: 6 };

/** What the company has offered, or what a buyer was offered. */
export function QuotesPage({ side }: { side: Side }) {
  const { t } = useLingui();
  const tabs = QUOTE_TABS[side];
  const { current, query } = useStatusTab(tabs, BY);
  const answer = useListQuotesQuery({ as: side, ...query });
  return (
    <DashboardPage title={<Trans>Quotes</Trans>}>
      <StatusTabs
        label={t`Quotes by status`}
        tabs={tabs}
        current={current}
        counts={answer.data?.meta.counts}
      />
      <FilterChips />
      <PagedList query={answer} skeleton={SKELETON} empty={<Nothing side={side} />}>
        {(quotes) => (
          <ul className="grid grid-cols-1 gap-2.5">
            {quotes.map((quote) => (
              <li key={quote.id}>
                <QuoteRow quote={quote} side={side} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </DashboardPage>
  );
}

const Nothing = ({ side }: { side: Side }) => (
  <EmptyState
    title={<Trans>No quotes here</Trans>}
    text={
      side === 'seller' ? (
        <Trans>Quotes you send to buy leads appear here.</Trans>
      ) : (
        <Trans>Post what you need; supplier quotes appear here.</Trans>
      )
    }
    action={
      <Button asChild>
        {side === 'seller' ? (
          <Link to={paths.sellerRequirements}>
            <Trans>Buy leads</Trans>
          </Link>
        ) : (
          <Link to={paths.industries}>
            <Trans>Post Your Requirement</Trans>
          </Link>
        )}
      </Button>
    }
  />
);
