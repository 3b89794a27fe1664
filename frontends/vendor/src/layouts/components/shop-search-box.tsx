import {
  paths,
  useHydrated,
  useNavigate,
  useSearchParams,
  usePreHydrationInput,
} from '@haat/platform';
import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';

type Props = { slug: string; className?: string };

/** Searches this shop only; nothing typed, nothing to press (spec 5). */
export function ShopSearchBox({ slug, className }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const query = text.trim();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  usePreHydrationInput(form, ({ q = '' }) => setText(q));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (query) void navigate(paths.vendorSearch(slug, query));
  };
  return (
    <form
      ref={form}
      role="search"
      aria-label={t`In this shop`}
      action={paths.vendorSearch(slug)}
      onSubmit={submit}
      className={cn('flex', className)}
    >
      <input
        type="search"
        name="q"
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={t`Search in this shop`}
        placeholder={t`Search in this shop`}
        className="h-11 w-full min-w-0 rounded-l-md border-[1.5px] border-r-0 border-control bg-card px-3.5 outline-none focus:border-indigo-600 focus:shadow-ring"
      />
      <button
        type="submit"
        // Asleep, it must not be off: nobody would switch it on.
        disabled={isHydrated && query === ''}
        aria-label={t`Search`}
        className="grid h-11 w-12 shrink-0 place-items-center rounded-r-md bg-indigo-600 text-white transition hover:bg-indigo-700 disabled:bg-sand disabled:text-ink-500"
      >
        <Search className="size-5" aria-hidden />
      </button>
    </form>
  );
}
