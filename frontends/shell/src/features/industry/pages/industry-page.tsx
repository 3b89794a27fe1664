import {
  Link,
  paths,
  statusOf,
  useCategoryQuery,
  useLocalName,
  useParams,
  useSearchParams,
  type CategoryPage,
} from '@haat/platform';
import {
  Breadcrumb,
  Button,
  Card,
  Container,
  ErrorPanel,
  FacetPanel,
  Skeleton,
} from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { NotFoundPage } from '../../../components/not-found-page';
import { NoResults, SearchChips } from '../../../components/results/deferred-parts';
import { ProductResults } from '../../../components/results/product-results';
import { ResultSkeletons } from '../../../components/results/result-skeletons';
import { ResultTools } from '../../../components/results/result-tools';
import { useResults } from '../../../components/results/use-results';
import { ChildStrip } from '../components/child-strip';
import { Level4Chips } from '../components/level4-chips';
import { TopSuppliers } from '../components/top-suppliers';

/** One to three levels of categories; the fourth is a filter on the third (D24). */
export default function IndustryPage() {
  const { level1 = '', level2, level3 } = useParams();
  const slugs = [level1, level2, level3].filter((slug) => slug !== undefined);
  const slug = slugs.at(-1) ?? '';
  const { currentData: page, error, refetch } = useCategoryQuery(slug);
  // Not thrown: the server has no error boundaries, and 404 must be rendered there too.
  if (statusOf(error) === 404) return <NotFoundPage />;
  if (error && !page)
    return <ErrorPanel heading="h1" error={error} onRetry={() => void refetch()} />;
  return (
    <Container className="pt-5">
      {page ? <Heading page={page} slugs={slugs} /> : <Skeleton className="h-24" />}
      <Goods slug={slug} page={page} />
      <TopSuppliers page={page} />
    </Container>
  );
}

function Heading({ page, slugs }: { page: CategoryPage; slugs: string[] }) {
  const { t } = useLingui();
  const localName = useLocalName();
  const above = page.breadcrumb.filter(({ slug }) => slug !== page.category.slug);
  const trail = above.map(({ slug }) => slug);
  const crumbs = above.map((category, index) => ({
    label: localName(category),
    to: paths.industry(...trail.slice(0, index + 1)),
  }));
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: t`Industries`, to: paths.industries },
          ...crumbs,
          { label: localName(page.category) },
        ]}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <h1 className="text-2xl lg:text-3xl">{localName(page.category)}</h1>
        <Button asChild variant="marigold" className="lg:ml-auto">
          <Link to={`${paths.industries}?category=${page.category.id}#post`}>
            <Send aria-hidden />
            <Trans>Post Your Requirement</Trans>
          </Link>
        </Button>
      </div>
      <ChildStrip page={page} slugs={slugs} />
    </>
  );
}

/** The page is a category. */
const OF_THE_PAGE = ['category'] as const;

type GoodsProps = { slug: string; page: CategoryPage | undefined };

function Goods({ slug, page }: GoodsProps) {
  const [params] = useSearchParams();
  const results = useResults({ category: params.get('sub') ?? slug });
  const { answer } = results;
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-7 xl:grid-cols-[264px_minmax(0,1fr)]">
      <Card className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto noscript:block xl:block">
        <FacetPanel results={results} hidden={OF_THE_PAGE} />
      </Card>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-3">
          <Level4Chips page={page} results={results} />
          <div className="w-full lg:ml-auto lg:w-auto">
            <ResultTools results={results} hidden={OF_THE_PAGE} />
          </div>
        </div>
        <SearchChips results={results} />
        {answer.isError ? (
          <ErrorPanel error={answer.error} onRetry={() => void answer.refetch()} />
        ) : !answer.currentData ? (
          <ResultSkeletons />
        ) : answer.currentData.data.length === 0 ? (
          <NoResults results={results} />
        ) : (
          <ProductResults results={results} />
        )}
      </div>
    </div>
  );
}
