import { useListHelpQuery } from '@haat/api/help';
import { useDebounced } from '@haat/enquiry';
import { Link, paths, useLocale } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import { titleIn } from '@haat/ui';
import { gistOf } from '../gist';

const PAUSE_MS = 400;
const MAX_ARTICLES = 3;

/** Articles that may answer what is being written; without any, nothing. */
export function SuggestedArticles({ text }: { text: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const gist = gistOf(text);
  const q = useDebounced(gist, PAUSE_MS);
  const { data } = useListHelpQuery({ q }, { skip: !q });
  const suggested = gist && q ? (data ?? []).slice(0, MAX_ARTICLES) : [];
  if (suggested.length === 0) return null;
  return (
    <aside
      aria-label={t`Articles that may answer this`}
      className="grid gap-1 rounded-md bg-indigo-50 px-4 py-3"
    >
      <p className="text-[13.5px] font-semibold text-ink-700">
        <Trans>This might already answer your question:</Trans>
      </p>
      <ul>
        {suggested.map((article) => (
          <li key={article.slug}>
            {/* In a window of its own: what is typed stays. */}
            <Link
              to={paths.knowledgeBase(article.slug)}
              target="_blank"
              className="flex min-h-11 items-center gap-2.5 font-semibold text-indigo-700 underline-offset-2 hover:underline"
            >
              <BookOpen className="size-4 shrink-0" aria-hidden />
              {titleIn(article, locale)}
              <span className="sr-only">
                <Trans>opens in a new window</Trans>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
