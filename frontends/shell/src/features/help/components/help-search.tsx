import { useDebounced } from '@haat/enquiry';
import { useLocation, useSearchParams, usePreHydrationInput } from '@haat/platform';
import { HelpSearchField } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

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
      aria-label={t`In the help`}
      action={pathname}
      onSubmit={(event) => event.preventDefault()}
    >
      <HelpSearchField value={text} onChange={setText} className="h-13 max-w-xl" />
    </form>
  );
}
