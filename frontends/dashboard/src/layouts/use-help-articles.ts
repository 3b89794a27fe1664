import { useDebounced } from '@haat/enquiry';
import { useListHelpQuery, type ArticleListed } from '@haat/api/help';
import { useLocation } from '@haat/platform';
import { currentItem, type Desk } from './desks';
import { topicOf } from './help-topics';

const MAX_ARTICLES = 3;
const PAUSE_MS = 250;

const withoutTwice = (articles: ArticleListed[]): ArticleListed[] => [
  ...new Map(articles.map((article) => [article.slug, article])).values(),
];

/** What a search finds; without one three articles of the page, the closest ones first. */
export function useHelpArticles(desk: Desk, text: string, isOpen: boolean) {
  const { pathname } = useLocation();
  const q = useDebounced(text.trim(), PAUSE_MS);
  const topic = topicOf(currentItem(desk, pathname));
  const audience = desk.name === 'admin' ? {} : { audience: desk.name };
  const closest = useListHelpQuery(
    { ...audience, q: q || topic },
    { skip: !isOpen || !(q || topic) },
  );
  const all = useListHelpQuery(audience, { skip: !isOpen || Boolean(q) });
  const { error, refetch } = q ? closest : all;
  const articles = q
    ? closest.data
    : all.data &&
      withoutTwice([...((topic && closest.data) || []), ...all.data]).slice(
        0,
        MAX_ARTICLES,
      );
  return { articles, error, retry: () => void refetch(), isSearched: Boolean(q) };
}
