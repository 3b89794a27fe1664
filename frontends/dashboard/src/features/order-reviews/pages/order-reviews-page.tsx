import { useSearchParams } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAdminOrderReviewsQuery } from '../../../api/admin-order-reviews';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { SearchForm } from '../../../components/lists/search-form';
import { StatusTabs, useStatusTab } from '../../../components/lists/status-tabs';
import { OrderReviewCard } from '../components/order-review-card';

const TABS = [
  { key: 'public', statuses: ['published', 'replied'], label: msg`Public` },
  { key: 'pending', statuses: ['pending'], label: msg`Not published yet` },
  { key: 'hidden', statuses: ['hidden'], label: msg`Hidden` },
  { key: 'all', statuses: [], label: msg`All` },
];
const SKELETON = { className: 'h-56 rounded-lg', count: 3 };

/** /admin/order-reviews: what buyers wrote about closed orders, the newest first. */
export function OrderReviewsPage() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { current, query } = useStatusTab(TABS);
  const q = params.get('q');
  const answer = useAdminOrderReviewsQuery(
    { ...query, ...(q ? { q } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  const counts = answer.currentData?.meta.counts;
  return (
    <DashboardPage title={<Trans>Reviews</Trans>}>
      <SearchForm label={t`Company or text`} />
      <StatusTabs
        label={t`Reviews by status`}
        tabs={TABS}
        current={current}
        counts={counts}
      />
      <PagedList
        query={answer}
        skeleton={SKELETON}
        empty={<EmptyState title={<Trans>No reviews here</Trans>} />}
      >
        {(reviews) => (
          <ul className="grid gap-3">
            {reviews.map((review) => (
              <OrderReviewCard key={review.id} review={review} />
            ))}
          </ul>
        )}
      </PagedList>
    </DashboardPage>
  );
}
