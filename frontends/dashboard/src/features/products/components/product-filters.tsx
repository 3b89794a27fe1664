import { Link, useSearchParams } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';

const CHIP =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line bg-card px-4 text-[13.5px] font-medium text-ink-700 hover:border-indigo-500';

/** Saved views and search; both live in the address. */
export function ProductFilters() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const status = params.get('status') ?? '';
  const q = params.get('q') ?? '';
  const views = [
    { value: '', label: <Trans>All</Trans> },
    { value: 'published', label: <Trans>Published</Trans> },
    { value: 'draft', label: <Trans>Drafts</Trans> },
    { value: 'unlisted', label: <Trans>Hidden</Trans> },
  ];
  const hrefOf = (value: string) =>
    `?${new URLSearchParams({ ...(value ? { status: value } : {}), ...(q ? { q } : {}) })}`;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    setParams({ ...(status ? { status } : {}), ...(text ? { q: text } : {}) });
  };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {views.map(({ value, label }) => (
        <Link
          key={value}
          to={hrefOf(value)}
          aria-current={value === status ? 'page' : undefined}
          className={cn(
            CHIP,
            value === status && 'border-ink-900 bg-ink-900 text-white hover:text-white',
          )}
        >
          {label}
        </Link>
      ))}
      <form
        role="search"
        onSubmit={search}
        className="relative w-full sm:ml-auto sm:w-72"
      >
        <Search
          className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-ink-500"
          aria-hidden
        />
        <input
          name="q"
          key={q}
          type="search"
          defaultValue={q}
          aria-label={t`Search your products`}
          placeholder={t`Search your products`}
          className="h-11 w-full rounded-md border border-line-strong bg-card pl-9 pr-3 text-[14px] outline-none focus:border-indigo-600 focus:shadow-ring"
        />
      </form>
    </div>
  );
}
