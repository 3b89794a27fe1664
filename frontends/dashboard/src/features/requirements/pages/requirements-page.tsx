import { useListRequirementsQuery } from '@haat/enquiry';
import { Link, paths } from '@haat/platform';
import { Button, EmptyState } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilterChips } from '../../../components/lists/filter-chips';
import { DashboardPage } from '../../../components/dashboard-page';
import { IndexList } from '../../../components/lists/index-list';
import { StatusTabs, useStatusTab } from '../../../components/lists/status-tabs';
import { useSearchAndSort } from '../../../components/lists/use-list-query';
import { useRequirementColumns } from '../hooks/use-requirement-columns';
import { REQUIREMENT_TABS } from '../requirement-tabs';

const SORTS = ['ending'] as const;

/** The buyer's requirements, by status. */
export function RequirementsPage() {
  const { t } = useLingui();
  const { current, query } = useStatusTab(REQUIREMENT_TABS);
  const search = useSearchAndSort(SORTS);
  const answer = useListRequirementsQuery(
    { as: 'buyer', ...query, ...search },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DashboardPage
      title={<Trans>Requirements</Trans>}
      actions={<Post />}
      areActionsWide
      className="max-w-[1320px]"
    >
      <IndexList
        name="requirements"
        views={
          <StatusTabs
            list="requirements"
            label={t`Requirements by status`}
            tabs={REQUIREMENT_TABS}
            current={current}
            counts={answer.data?.meta.counts}
          />
        }
        searchLabel={t`Search your requirements`}
        filters={<FilterChips className="" />}
        sorts={[
          { value: '', label: t`Newest first` },
          { value: 'ending', label: t`Ending first` },
        ]}
        columns={useRequirementColumns()}
        query={answer}
        empty={
          <EmptyState
            title={<Trans>No requirements yet</Trans>}
            text={
              <Trans>Tell us once what you need and suppliers will contact you.</Trans>
            }
            action={<Post />}
          />
        }
      />
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
