import {
  paths,
  useLocalName,
  useLocale,
  useParams,
  useTitleSubject,
} from '@haat/platform';
import { ErrorPanel, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAdminCategoryQuery } from '../../../api/admin-categories';
import { isNotFound } from '../../../components/is-not-found';
import { NotFoundState } from '../../../components/not-found-state';
import { DashboardPage } from '../../../components/dashboard-page';
import { below } from '../below';
import { AttributesCard } from '../components/attributes-card';
import { DeleteCard } from '../components/delete-card';
import { ImageCard } from '../components/image-card';
import { NamesCard } from '../components/names-card';
import { PlaceCard } from '../components/place-card';

/** /admin/categories/{id}: its names, place, picture and attributes. */
export function CategoryPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const localName = useLocalName();
  const isNepali = useLocale() === 'ne';
  const { currentData, error, refetch } = useAdminCategoryQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  useTitleSubject(currentData && localName(currentData));
  if (isNotFound(error)) return <Missing />;
  if (error && !currentData) {
    return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  }
  if (!currentData) {
    return (
      <DashboardPage title={<Trans>Category</Trans>}>
        <Skeleton className="h-96 rounded-lg" />
      </DashboardPage>
    );
  }
  const above = currentData.path
    .filter((one) => one.id !== id)
    .map((one) => ({ label: localName(one), to: below(one.id) }));
  const crumbs = [{ label: t`All categories`, to: below(null) }, ...above];
  return (
    <DashboardPage
      crumbs={[...crumbs, { label: localName(currentData) }]}
      title={localName(currentData)}
      lead={
        isNepali ? (
          <span lang="en">{currentData.name}</span>
        ) : (
          <span lang="ne">{currentData.name_ne}</span>
        )
      }
    >
      <div className="grid items-start gap-5 lg:grid-cols-2" key={id}>
        <NamesCard key={currentData.version} category={currentData} />
        <div className="grid gap-5">
          <ImageCard category={currentData} />
          <PlaceCard category={currentData} />
        </div>
      </div>
      <AttributesCard key={`attributes-${id}`} category={currentData} />
      <DeleteCard category={currentData} />
    </DashboardPage>
  );
}

const Missing = () => (
  <NotFoundState
    title={<Trans>Category not found</Trans>}
    to={paths.adminCategories}
    linkText={<Trans>All categories</Trans>}
  />
);
