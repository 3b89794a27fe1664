import { useSearchParams } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';

/** The query is in the address, so that it can be shared; other filters stay. */
export function SearchForm({ label }: { label: string }) {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const text = typeof typed === 'string' ? typed.trim() : '';
    const next = new URLSearchParams(params);
    next.delete('page');
    if (text) next.set('q', text);
    else next.delete('q');
    setParams(next);
  };
  return (
    <form role="search" onSubmit={submit} className="mb-4 flex w-full max-w-xl gap-2">
      <div className="relative min-w-0 flex-1">
        <Search
          className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-ink-500"
          aria-hidden
        />
        <input
          name="q"
          key={q}
          type="search"
          defaultValue={q}
          aria-label={label}
          placeholder={label}
          className="h-11 w-full rounded-md border border-line-strong bg-card pl-9 pr-3 text-[14px] outline-none focus:border-indigo-600 focus:shadow-ring"
        />
      </div>
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}
