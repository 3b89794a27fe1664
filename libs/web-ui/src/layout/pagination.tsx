import { Link, useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cn } from '../class-names';

type Props = { page: number; lastPage: number; hrefOf: (page: number) => string };
const ITEM =
  'grid h-11 min-w-11 place-items-center rounded-md border border-line bg-card px-3 font-semibold tabular-nums hover:border-indigo-500';

/** First, last and two around the current page; 0 is a gap. */
export function pagesAround(page: number, lastPage: number): number[] {
  const all = Array.from({ length: lastPage }, (_, index) => index + 1);
  const pages = all.filter((n) => n === 1 || n === lastPage || Math.abs(n - page) <= 1);
  return pages.flatMap((n, index) =>
    index > 0 && n - (pages[index - 1] ?? 0) > 1 ? [0, n] : [n],
  );
}

/** Pages are links, so that they can be opened, shared and found. */
export function Pagination({ page, lastPage, hrefOf }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  if (lastPage <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap justify-center gap-2">
      {page > 1 ? (
        <Link
          to={hrefOf(page - 1)}
          rel="prev"
          aria-label={t`Previous page`}
          className={ITEM}
        >
          <ChevronLeft className="size-4" aria-hidden />
        </Link>
      ) : null}
      {pagesAround(page, lastPage).map((n, index) =>
        n === 0 ? (
          <span key={`gap-${index}`} className="grid h-11 place-items-center px-1">
            …
          </span>
        ) : (
          <Link
            key={n}
            to={hrefOf(n)}
            aria-current={n === page ? 'page' : undefined}
            className={cn(
              ITEM,
              n === page && 'border-inverse bg-inverse text-on-inverse',
            )}
          >
            {number(n)}
          </Link>
        ),
      )}
      {page < lastPage ? (
        <Link to={hrefOf(page + 1)} rel="next" aria-label={t`Next page`} className={ITEM}>
          <ChevronRight className="size-4" aria-hidden />
        </Link>
      ) : null}
    </nav>
  );
}
