import { useGetArticleQuery, type Article } from '@haat/api/help';
import { paths, statusOf, useFormat, useLocale, useParams } from '@haat/platform';
import {
  ArticleText,
  Breadcrumb,
  Container,
  ErrorPanel,
  Skeleton,
  bodyIn,
  headingsOf,
  summaryIn,
  titleIn,
} from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { NotFoundPage } from '../../../components/not-found-page';
import { ArticleList } from '../components/article-list';
import { ArticleContents } from '../components/article-contents';
import { ContactSupport } from '../components/contact-support';
import { WasHelpful } from '../components/was-helpful';

/** /help/knowledge-base/{id}: one answer, and where to read on. */
export default function ArticlePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetArticleQuery(id);
  if (statusOf(error) === 404) return <NotFoundPage />;
  return (
    <Container className="pt-6 lg:pt-8">
      {data ? (
        <ArticleView article={data} />
      ) : error ? (
        <ErrorPanel heading="h1" error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Container>
  );
}

function ArticleView({ article }: { article: Article }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { date } = useFormat();
  const title = titleIn(article, locale);
  return (
    <>
      <Breadcrumb crumbs={[{ label: t`Help`, to: paths.help }, { label: title }]} />
      <article className="mt-5 max-w-[70ch]">
        <h1 className="text-2xl lg:text-3xl">{title}</h1>
        <p className="mt-2 text-lg text-ink-700">{summaryIn(article, locale)}</p>
        <ArticleContents headings={headingsOf(bodyIn(article, locale))} />
        <div className="mt-4 leading-relaxed text-ink-700">
          <ArticleText nodes={bodyIn(article, locale)} />
        </div>
        <p className="mt-6 text-sm text-ink-500">
          <Trans>Last updated {date(article.updated_at)}</Trans>
        </p>
      </article>
      <WasHelpful article={article.slug} />
      <section className="my-8">
        <h2 className="mb-3 text-xl">
          <Trans>Related articles</Trans>
        </h2>
        <ArticleList articles={article.related} />
      </section>
      <ContactSupport />
    </>
  );
}

const Waiting = () => (
  <div className="grid max-w-[70ch] gap-4" aria-busy>
    <Skeleton className="h-5 w-48" />
    <Skeleton className="h-9 w-full" />
    <Skeleton className="h-6 w-3/4" />
    <Skeleton className="h-64 w-full rounded-lg" />
  </div>
);
