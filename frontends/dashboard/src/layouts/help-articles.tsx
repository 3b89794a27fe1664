import { useLocale } from '@haat/platform';
import { ErrorPanel, HelpSearchField, Skeleton, summaryIn, titleIn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Dashboard } from './dashboards';
import { useHelpArticles } from './use-help-articles';

type Props = { dashboard: Dashboard; isOpen: boolean; onChoose: (slug: string) => void };

/** A search, and three articles about the page. */
export function HelpArticles({ dashboard, isOpen, onChoose }: Props) {
  const [text, setText] = useState('');
  const help = useHelpArticles(dashboard, text, isOpen);
  return (
    <div className="grid gap-4">
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <HelpSearchField value={text} onChange={setText} />
      </form>
      <section>
        <h3 className="mb-2 text-md">
          {help.isSearched ? <Trans>Articles</Trans> : <Trans>About this page</Trans>}
        </h3>
        <List help={help} onChoose={onChoose} />
      </section>
    </div>
  );
}

type ListProps = {
  help: ReturnType<typeof useHelpArticles>;
  onChoose: (slug: string) => void;
};

function List({ help: { articles, error, retry }, onChoose }: ListProps) {
  const locale = useLocale();
  if (!articles) {
    return error ? (
      <ErrorPanel error={error} onRetry={retry} />
    ) : (
      <Skeleton className="h-48 rounded-lg" />
    );
  }
  if (articles.length === 0) {
    return (
      <p role="status" className="text-ink-700">
        <Trans>No articles found. Try different words, or contact us.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid gap-2" data-testid="help-articles">
      {articles.map((article) => (
        <li key={article.slug}>
          <button
            type="button"
            onClick={() => onChoose(article.slug)}
            className="flex w-full items-start gap-2 rounded-lg border border-line bg-card p-3.5 text-left hover:border-indigo-500"
          >
            <span className="min-w-0 flex-1">
              <b className="block font-semibold text-ink-900">
                {titleIn(article, locale)}
              </b>
              <span className="mt-0.5 block text-[14px] text-ink-500">
                {summaryIn(article, locale)}
              </span>
            </span>
            <ChevronRight className="mt-1 size-4 shrink-0 text-ink-500" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
