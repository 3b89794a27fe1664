import { useSearchParams } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { cn } from '@haat/ui';

const DELAY_MS = 300;

/** Filters the list while somebody types. The query is in the address, so that it can be shared. */
export function SearchForm({ label, className }: { label: string; className?: string }) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // A link may have changed it; what is being typed stays.
    if (field.current && field.current !== document.activeElement)
      field.current.value = q;
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = () => {
    clearTimeout(timer.current);
    const text = field.current?.value.trim() ?? '';
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (text === (next.get('q') ?? '')) return next;
        next.delete('page');
        if (text) next.set('q', text);
        else next.delete('q');
        return next;
      },
      { replace: true },
    );
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    search();
  };
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={submit}
      className={cn('relative mb-4 w-full max-w-xl', className)}
    >
      <button
        type="submit"
        aria-label={t`Search`}
        className="absolute left-0 top-0 grid h-11 w-9 place-items-center text-ink-500"
      >
        <Search className="size-4" aria-hidden />
      </button>
      <input
        ref={field}
        name="q"
        type="search"
        defaultValue={q}
        aria-label={label}
        placeholder={label}
        onChange={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(search, DELAY_MS);
        }}
        className="h-11 w-full rounded-md border border-line-strong bg-card pl-9 pr-3 text-[14px] outline-none focus:border-indigo-600 focus:shadow-ring"
      />
    </form>
  );
}
