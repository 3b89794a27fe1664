import {
  paths,
  useLocalName,
  useLocale,
  useParams,
  useTitleSubject,
} from '@haat/platform';
import { ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useAdminCategoryQuery } from '../../../api/admin-categories';
import { isNowhere } from '../../desk/is-nowhere';
import { Lost } from '../../desk/lost';
import { DeskPage } from '../../desk/page';
import { AttributesCard } from '../components/attributes-card';
import { ImageCard } from '../components/image-card';
import { NamesCard } from '../components/names-card';
import { ParentPath } from '../components/parent-path';
import { PlaceCard } from '../components/place-card';

/** /admin/categories/{id}: its names, place and picture, and what its products tell. */
export function CategoryPage() {
  const { id = '' } = useParams();
  const localName = useLocalName();
  const isNepali = useLocale() === 'ne';
  const { currentData, error, refetch } = useAdminCategoryQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  useTitleSubject(currentData && localName(currentData));
  if (isNowhere(error)) return <Missing />;
  if (error && !currentData) {
    return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  }
  if (!currentData) {
    return (
      <DeskPage title={<Trans>Category</Trans>}>
        <Skeleton className="h-96 rounded-lg" />
      </DeskPage>
    );
  }
  return (
    <DeskPage
      title={localName(currentData)}
      lead={
        isNepali ? (
          <span lang="en">{currentData.name}</span>
        ) : (
          <span lang="ne">{currentData.name_ne}</span>
        )
      }
    >
      <ParentPath id={id} />
      <div className="grid items-start gap-5 lg:grid-cols-2" key={id}>
        <NamesCard key={currentData.version} category={currentData} />
        <div className="grid gap-5">
          <ImageCard category={currentData} />
          <PlaceCard category={currentData} />
        </div>
      </div>
      <AttributesCard key={`attributes-${id}`} category={currentData} />
    </DeskPage>
  );
}

const Missing = () => (
  <Lost
    title={<Trans>Category not found</Trans>}
    to={paths.adminCategories}
    way={<Trans>All categories</Trans>}
  />
);
