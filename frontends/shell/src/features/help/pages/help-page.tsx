import { useListHelpQuery, type ArticleListed } from '@haat/api/help';
import { Link, paths, useLocation, useSearchParams } from '@haat/platform';
import { Container, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleList } from '../components/article-list';
import { ContactSupport } from '../components/contact-support';
import { helpQuery } from '../audience';
import { HelpSearch } from '../components/help-search';
import { HelpTabs } from '../components/help-tabs';
import { useTopicLabels } from '../hooks/use-topic-labels';

/** /help and its sides: search, or choose by what it is about. */
export default function HelpPage() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const query = helpQuery(pathname, params);
  const answer = useListHelpQuery(query);
  const title = useTitle(pathname);
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 lg:pt-12">
      <div className="grid gap-4">
        <h1 className="text-2xl lg:text-3xl">{title}</h1>
        <HelpSearch />
        <HelpTabs />
      </div>
      <CaseNumber q={params.get('q')} />
      {answer.data ? (
        <Results articles={answer.data} isSearched={Boolean(query.q)} />
      ) : answer.error ? (
        <ErrorPanel error={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <Waiting />
      )}
      <ContactSupport />
    </Container>
  );
}

function useTitle(pathname: string): string {
  const { t } = useLingui();
  const titles: Record<string, string> = {
    [paths.buyerHelp]: t`Buyer help`,
    [paths.sellerHelp]: t`Seller help`,
    [paths.knowledgeBase()]: t`Knowledge base`,
  };
  return titles[pathname] ?? t`Help`;
}

const NUMBER = /^\s*HT-?[A-Z0-9]{6}\s*$/i;

/** Somebody searched for the number of a case. */
function CaseNumber({ q }: { q: string | null }) {
  if (!q || !NUMBER.test(q)) return null;
  return (
    <p className="rounded-md bg-indigo-50 px-4 py-3">
      <Trans>
        {q} is the number of a case.{' '}
        <Link
          to={`${paths.contact}#number`}
          className="inline-flex min-h-11 items-center font-semibold text-indigo-700 underline"
        >
          See its status
        </Link>
      </Trans>
    </p>
  );
}

type ResultsProps = { articles: ArticleListed[]; isSearched: boolean };

function Results({ articles, isSearched }: ResultsProps) {
  const labelOf = useTopicLabels();
  if (articles.length === 0) {
    return (
      <p role="status" className="py-8 text-ink-700">
        <Trans>No articles found. Try different words, or contact us.</Trans>
      </p>
    );
  }
  if (isSearched) return <ArticleList articles={articles} />;
  const topics = [...new Set(articles.map(({ category }) => category))];
  return topics.map((topic) => (
    <section key={topic}>
      <h2 className="mb-3 text-xl">{labelOf(topic)}</h2>
      <ArticleList articles={articles.filter(({ category }) => category === topic)} />
    </section>
  ));
}

const Waiting = () => (
  <div className="grid gap-2.5 sm:grid-cols-2" aria-busy>
    {Array.from({ length: 8 }, (_, row) => (
      <Skeleton key={row} className="h-[86px] rounded-lg" />
    ))}
  </div>
);
