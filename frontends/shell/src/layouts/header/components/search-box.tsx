import {
  deferred,
  notify,
  paths,
  useLocation,
  useNavigate,
  usePreHydrationInput,
} from '@haat/platform';
import { useDebounced } from '@haat/enquiry';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type SubmitEvent, type KeyboardEvent } from 'react';
import { clearSearches, recentSearches, rememberSearch } from '../recent-searches';
import { NeedReader, SubmittedNeed } from './submitted-need';
import { SearchButton } from './search-button';
import { SearchScope, type Scope } from './search-scope';
import { MAY_BE_NEED, useSuggestions, type Suggestion } from '../hooks/use-suggestions';

const SUGGEST_DELAY_MS = 200;
const ID = 'market-search';
const loadSuggestions = () =>
  import(/* webpackChunkName: "header-parts" */ './search-suggestions');
const SearchSuggestions = deferred(async () => ({
  default: (await loadSuggestions()).SearchSuggestions,
}));

/** `/` anywhere on the page puts the cursor here. */
function useSlashKey(focus: () => void) {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest('input, textarea, select');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      focus();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

const scopeOf = (type: string | null | undefined): Scope =>
  type === 'suppliers' ? 'suppliers' : 'products';

/** A plain GET form: it also works before the page is hydrated, and without scripts. */
export function SearchBox() {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(pathname === paths.search() ? search : '');
  const [text, setText] = useState(query.get('q') ?? '');
  const [scope, setScope] = useState(scopeOf(query.get('type')));
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState<string[]>([]);
  const debounced = useDebounced(text.trim(), SUGGEST_DELAY_MS);
  const [need, setNeed] = useState<Suggestion>();
  /** A sentence that was sent, until its quantity and place are read. */
  const [submitted, setSubmitted] = useState<string>();
  const mayBeNeed = isOpen && MAY_BE_NEED.test(debounced);
  const rows = useSuggestions(debounced, isOpen, recent, mayBeNeed ? need : undefined);
  useSlashKey(() => input.current?.focus());
  usePreHydrationInput(form, ({ q = '', type }) => {
    setText(q);
    setScope(scopeOf(type));
  });

  useEffect(() => {
    // The box has the query of the results on the page, except while the user types.
    if (pathname !== '/search' || input.current === document.activeElement) return;
    const params = new URLSearchParams(search);
    setText(params.get('q') ?? '');
    setScope(scopeOf(params.get('type')));
  }, [pathname, search]);

  function go(to: string) {
    setIsOpen(false);
    setActive(-1);
    input.current?.blur();
    void navigate(to);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const chosen = rows[active];
    if (isOpen && chosen) {
      go(chosen.to);
      return;
    }
    if (!text.trim()) {
      notify('warning', t`Please enter text to search!!`);
      return;
    }
    const typed = text.trim();
    if (MAY_BE_NEED.test(typed)) setSubmitted(typed);
    else searchText(typed);
  }

  function searchText(typed: string) {
    rememberSearch(typed);
    go(paths.search(typed, scope === 'suppliers' ? 'suppliers' : undefined));
  }

  /** Quantity and place leave the words and are parameters of the search. */
  function searchNeed(typed: string, row: Suggestion | null) {
    setSubmitted(undefined);
    if (!row) {
      searchText(typed);
      return;
    }
    setText(row.label);
    rememberSearch(row.label);
    go(row.to);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') setIsOpen(false);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || rows.length === 0) return;
    event.preventDefault();
    setActive((now) => Math.min(Math.max(now + step, -1), rows.length - 1));
  }

  const isListed = isOpen && rows.length > 0;
  return (
    <form
      ref={form}
      role="search"
      aria-label={t`All of Haat`}
      action={paths.search()}
      onSubmit={submit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
      className="relative flex h-11 min-w-0 flex-1 items-center rounded-[14px] border-[1.5px] border-indigo-600 bg-white shadow-[0_0_0_4px_rgb(74_82_196/.08)] focus-within:shadow-ring lg:h-[50px] lg:max-w-[720px]"
    >
      <SearchScope value={scope} onChange={setScope} />
      <input
        ref={input}
        name="q"
        role="combobox"
        aria-autocomplete="list"
        aria-label={t`Search products and suppliers`}
        aria-expanded={isListed}
        aria-controls={isListed ? `${ID}-list` : undefined}
        aria-activedescendant={isListed && active >= 0 ? `${ID}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        placeholder={t`Search cement, pashmina, solar pump…`}
        value={text}
        onFocus={() => {
          void loadSuggestions().catch(() => undefined);
          setRecent(recentSearches());
          setIsOpen(true);
        }}
        onKeyDown={handleKey}
        onChange={(event) => {
          setText(event.target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        className="h-full min-w-0 flex-1 bg-transparent px-3.5 outline-none focus-visible:shadow-none"
      />
      <kbd className="mr-2.5 hidden rounded-[6px] border border-line bg-paper px-2 py-0.5 font-sans text-[11.5px] font-semibold text-ink-500 xl:block">
        /
      </kbd>
      <SearchButton />
      {mayBeNeed ? (
        <NeedReader
          text={debounced}
          scope={scope}
          onRead={(row) => setNeed(row ?? undefined)}
        />
      ) : null}
      {submitted ? (
        <SubmittedNeed
          text={submitted}
          scope={scope}
          onRead={(row) => searchNeed(submitted, row)}
        />
      ) : null}
      {isListed ? (
        <SearchSuggestions
          id={ID}
          rows={rows}
          words={text}
          active={active}
          onChoose={go}
          onClear={() => {
            clearSearches();
            input.current?.focus();
          }}
        />
      ) : null}
    </form>
  );
}
