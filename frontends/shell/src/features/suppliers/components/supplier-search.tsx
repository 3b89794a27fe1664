import { HiddenFields } from '@haat/ui';
import { paths, usePreHydrationInput } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import type { Results } from '../../../components/results/use-results';

/** Searches names of companies, and what they sell. */
export function SupplierSearch({ results }: { results: Results }) {
  const { t } = useLingui();
  const [text, setText] = useState(results.filters.q);
  const form = useRef<HTMLFormElement>(null);
  usePreHydrationInput(form, ({ q = '' }) => setText(q));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    results.change({ q: text.trim() || null });
  };
  return (
    <form
      ref={form}
      action={paths.suppliers}
      role="search"
      aria-label={t`Suppliers`}
      onSubmit={submit}
      className="flex w-full lg:ml-auto lg:w-auto lg:min-w-52 lg:max-w-80 lg:flex-1"
    >
      <HiddenFields values={results.paramsWithout('q', 'page')} />
      <input
        type="search"
        name="q"
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        aria-label={t`Product or supplier`}
        placeholder={t`Product or supplier`}
        className="h-11 w-full min-w-0 rounded-l-md border-[1.5px] border-r-0 border-control bg-card px-3.5 outline-none focus:border-indigo-600 focus:shadow-ring"
      />
      <button
        type="submit"
        aria-label={t`Find suppliers`}
        className="grid h-11 w-12 shrink-0 place-items-center rounded-r-md bg-indigo-600 text-white hover:bg-indigo-700"
      >
        <Search className="size-5" aria-hidden />
      </button>
    </form>
  );
}
