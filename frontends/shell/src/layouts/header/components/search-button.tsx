import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';

export function SearchButton() {
  const { t } = useLingui();
  return (
    <button
      type="submit"
      aria-label={t`Search`}
      className="-my-px -mr-px flex h-[calc(100%+2px)] items-center gap-2 rounded-r-[13px] bg-indigo-600 px-4 font-semibold text-white hover:bg-indigo-700 xl:px-5"
    >
      <Search className="size-5" aria-hidden />
      <span className="hidden xl:inline" aria-hidden>
        <Trans>Search</Trans>
      </span>
    </button>
  );
}
