import { matchingByName, useLeafCategories } from '@haat/enquiry';
import { useLocalName } from '@haat/platform';
import { Dialog, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, CornerLeftUp, Search } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useCategoryTree } from '../../hooks/use-category-tree';

type Props = { onClose: () => void; onChoose: (id: string) => void };
/** More would only be scrolled past; another letter filters the list. */
const MAX_RESULTS = 40;
const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-3 py-1.5 text-left text-[14.5px] hover:bg-indigo-50 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-400';

/** By a name in either language, or down the tree; only the last level can be chosen. */
export function CategoryDialog({ onClose, onChoose }: Props) {
  const { t } = useLingui();
  const localName = useLocalName();
  const [text, setText] = useState('');
  const [at, setAt] = useState('');
  const { tree, wayTo, isLoading, error, retry } = useCategoryTree();
  const { categories } = useLeafCategories();
  const matches = text.trim()
    ? matchingByName(categories, text).slice(0, MAX_RESULTS)
    : [];
  const way = wayTo(at);
  const here = way.at(-1);
  const chooseFirst = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (matches[0]) onChoose(matches[0].id);
  };
  return (
    <Dialog open onOpenChange={onClose} title={<Trans>Choose a category</Trans>}>
      <form role="search" onSubmit={chooseFirst} className="relative mb-3">
        <button
          type="submit"
          aria-label={t`Choose the first`}
          className="absolute left-0 top-0 grid h-full w-9 place-items-center text-ink-500"
        >
          <Search className="size-4" aria-hidden />
        </button>
        <input
          type="search"
          value={text}
          aria-label={t`Search categories`}
          placeholder={t`Search categories`}
          onChange={({ target }) => setText(target.value)}
          className="h-[46px] w-full rounded-md border-[1.5px] border-control bg-card pl-9 pr-3 outline-none focus:border-indigo-600 focus:shadow-ring"
        />
      </form>
      <div className="h-[52dvh] max-h-[420px] overflow-y-auto rounded-md border border-line p-1.5">
        {error && tree.length === 0 ? (
          <ErrorPanel error={error} onRetry={retry} />
        ) : isLoading ? (
          <Skeleton className="h-40 rounded-md" />
        ) : text.trim() ? (
          <ul aria-label={t`Categories`}>
            {matches.map((leaf) => (
              <li key={leaf.id}>
                <button type="button" className={ROW} onClick={() => onChoose(leaf.id)}>
                  <span className="min-w-0">
                    <b className="block font-semibold">{localName(leaf)}</b>
                    <small className="text-ink-500">
                      {wayTo(leaf.id).slice(0, -1).map(localName).join(' › ')}
                    </small>
                  </span>
                </button>
              </li>
            ))}
            {matches.length === 0 ? (
              <li className="px-3 py-6 text-center text-ink-500">
                <Trans>No Categories Found.</Trans>
              </li>
            ) : null}
          </ul>
        ) : (
          <ul aria-label={t`Categories`}>
            {here ? (
              <li>
                <button
                  type="button"
                  className={ROW}
                  onClick={() => setAt(way.at(-2)?.id ?? '')}
                >
                  <CornerLeftUp aria-hidden />
                  <b className="font-semibold">{localName(here)}</b>
                </button>
              </li>
            ) : null}
            {(here?.childs ?? tree).map((node) => (
              <li key={node.id}>
                <button
                  type="button"
                  className={ROW}
                  onClick={() =>
                    node.childs.length > 0 ? setAt(node.id) : onChoose(node.id)
                  }
                >
                  <span className="min-w-0 flex-1">{localName(node)}</span>
                  {node.childs.length > 0 ? <ChevronRight aria-hidden /> : null}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
