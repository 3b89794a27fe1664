import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListQuotesQuery } from '../../../api/quotes';
import { AddressSelect } from '../../../components/lists/address-select';
import { FilterChips } from '../../../components/lists/filter-chips';
import { IndexList } from '../../../components/lists/index-list';
import { DashboardPage } from '../../../components/dashboard-page';
import { StatusTabs, useStatusTab } from '../../../components/lists/status-tabs';
import { useSearchAndSort } from '../../../components/lists/use-list-query';
import { useQuoteColumns } from '../hooks/use-quote-columns';
import { QUOTE_TABS, type Side } from '../quote-tabs';

/** Moments of a quote that a figure of the home page counts by. */
const BY = ['sent', 'accepted'] as const;
const SORTS = ['updated', 'ending'] as const;

/** What the company has offered, or what a buyer was offered. */
export function QuotesPage({ side }: { side: Side }) {
  const { t } = useLingui();
  const tabs = QUOTE_TABS[side];
  const { current, query } = useStatusTab(tabs, BY);
  const search = useSearchAndSort(SORTS);
  const answer = useListQuotesQuery({ as: side, ...query, ...search });
  return (
    <DashboardPage title={<Trans>Quotes</Trans>} className="max-w-[1320px]">
      <IndexList
        name={`quotes.${side}`}
        views={
          <StatusTabs
            list={`quotes.${side}`}
            label={t`Quotes by status`}
            tabs={tabs}
            current={current}
            counts={answer.data?.meta.counts}
          />
        }
        searchLabel={
          side === 'seller' ? t`Search title, number` : t`Search title, supplier, number`
        }
        filters={
          <>
            <FilterChips except="source" className="" />
            <AddressSelect
              name="source"
              label={t`Quotes for`}
              options={[
                { value: '', label: t`Requirements and enquiries` },
                { value: 'requirement', label: t`Requirements` },
                { value: 'enquiry', label: t`Enquiries` },
              ]}
            />
          </>
        }
        sorts={[
          { value: '', label: t`Newest first` },
          { value: 'updated', label: t`Recently updated` },
          { value: 'ending', label: t`Ending first` },
        ]}
        columns={useQuoteColumns(side)}
        query={answer}
        empty={<Nothing side={side} />}
      />
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
