import { useDebounced } from '@haat/enquiry';
import { useLocation, useSearchParams, usePreHydrationInput } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;
const MAX_LENGTH = 100;

/** Searches while one types; the query is in the address, so that an answer can be shared. */
export function HelpSearch() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const [text, setText] = useState(query);
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  usePreHydrationInput(form, ({ q = '' }) => setText(q));
  const settled = useDebounced(text.trim(), PAUSE_MS);
  useEffect(() => {
    if (settled === query) return;
    setParams(settled ? { q: settled } : {}, { replace: true });
    // Only what was typed changes the address, not the address itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return (
    <form
      ref={form}
      role="search"
      action={pathname}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="flex h-13 max-w-xl items-center gap-2.5 rounded-md border-[1.5px] border-control bg-card px-4 focus-within:border-indigo-600 focus-within:shadow-ring">
        <Search className="size-5 shrink-0 text-ink-500" aria-hidden />
        <span className="sr-only">{t`Search help`}</span>
        <input
          type="search"
          name="q"
          value={text}
          maxLength={MAX_LENGTH}
          placeholder={t`What do you want to know?`}
          onChange={(event) => setText(event.target.value)}
          className="h-full w-full min-w-0 bg-transparent outline-none focus-visible:shadow-none"
        />
      </label>
    </form>
  );
}
