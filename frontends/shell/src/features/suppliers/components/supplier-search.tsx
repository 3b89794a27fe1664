import { useLingui } from '@lingui/react/macro';
import { paths, usePreHydrationInput } from '@haat/platform';
import { Search } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { HiddenFields } from '../../../components/filters/hidden-fields';
import { FILTERS } from '../directory-query';
import type { Directory } from '../hooks/use-directory';

/** Searches names and descriptions of companies. */
export function SupplierSearch({ directory }: { directory: Directory }) {
  const { t } = useLingui();
  const [text, setText] = useState(directory.query.q ?? '');
  const form = useRef<HTMLFormElement>(null);
  usePreHydrationInput(form, ({ q = '' }) => setText(q));
  const filters = FILTERS.flatMap((name): [string, string][] => {
    const value = directory.query[name];
    return value ? [[name, value]] : [];
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    directory.change({ q: text.trim() || null });
  };
  return (
    <form
      ref={form}
      action={paths.suppliers}
      role="search"
      aria-label={t`Suppliers`}
      onSubmit={submit}
      className="flex w-full lg:w-80"
    >
      <HiddenFields values={filters} />
      <input
        type="search"
        name="q"
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
        aria-label={t`Name of a supplier`}
        placeholder={t`Name of a supplier`}
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
