import type { ArticleListed } from '@haat/api/help';
import { Link, paths, useLocale } from '@haat/platform';
import { ChevronRight } from 'lucide-react';
import { summaryIn, titleIn } from '@haat/ui';

/** Articles to choose from: the title, and what one will find. */
export function ArticleList({ articles }: { articles: ArticleListed[] }) {
  const locale = useLocale();
  return (
    <ul className="grid gap-2.5 sm:grid-cols-2">
      {articles.map((article) => (
        <li key={article.slug} className="min-w-0">
          <Link
            to={paths.knowledgeBase(article.slug)}
            className="group flex h-full items-start gap-3 rounded-lg border border-line bg-card p-4 hover:border-indigo-500"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold text-ink-900 group-hover:text-indigo-700">
                {titleIn(article, locale)}
              </span>
              <span className="mt-0.5 block text-[14px] text-ink-500">
                {summaryIn(article, locale)}
              </span>
            </span>
            <ChevronRight className="mt-1 size-4 shrink-0 text-ink-500" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
