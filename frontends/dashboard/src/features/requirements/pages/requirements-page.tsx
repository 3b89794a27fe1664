import { useListRequirementsQuery } from '@haat/enquiry';
import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilterChips } from '../../../components/lists/filter-chips';
import { DashboardPage } from '../../../components/dashboard-page';
import { PagedList } from '../../../components/lists/paged-list';
import { StatusTabs, useStatusTab } from '../../../components/lists/status-tabs';
import { RequirementCard } from '../components/requirement-card';
import { REQUIREMENT_TABS } from '../requirement-tabs';

const SKELETON = { className: 'h-44 rounded-lg', count: 4 };

/** The buyer's requirements, by status. */
export function RequirementsPage() {
  const { t } = useLingui();
  const { current, query } = useStatusTab(REQUIREMENT_TABS);
  const answer = useListRequirementsQuery(
    { as: 'buyer', ...query },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DashboardPage title={<Trans>Requirements</Trans>} actions={<Post />}>
      <StatusTabs
        label={t`Requirements by status`}
        tabs={REQUIREMENT_TABS}
        current={current}
        counts={answer.data?.meta.counts}
      />
      <FilterChips />
      <PagedList
        query={answer}
        skeleton={SKELETON}
        empty={<Nothing isFirst={current === 'all'} />}
      >
        {(rows) => (
          <ul className="grid grid-cols-1 gap-3.5">
            {rows.map((requirement) => (
              <li key={requirement.id}>
                <RequirementCard requirement={requirement} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </DashboardPage>
  );
}

const Post = () => (
  <Button asChild variant="marigold">
    <Link to={paths.industries}>
      <Trans>Post Your Requirement</Trans>
    </Link>
  </Button>
);

const Nothing = ({ isFirst }: { isFirst: boolean }) =>
  isFirst ? (
    <EmptyState
      title={<Trans>No requirements yet</Trans>}
      text={<Trans>Tell us once what you need and suppliers will contact you.</Trans>}
      action={<Post />}
    />
  ) : (
    <EmptyState title={<Trans>No requirements here</Trans>} />
  );
