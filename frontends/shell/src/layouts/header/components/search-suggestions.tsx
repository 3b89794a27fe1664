import { ProductPicture, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { History, LayoutGrid, Scale, Store } from 'lucide-react';
import { Highlight } from '../../../components/results/highlight';
import type { Suggestion, SuggestionKind } from '../hooks/use-suggestions';

type Props = {
  id: string;
  rows: Suggestion[];
  words: string;
  active: number;
  onChoose: (to: string) => void;
  onClear: () => void;
};

const KIND = {
  need: <Trans>Quantity and place</Trans>,
  recent: <Trans>Recent searches</Trans>,
  product: <Trans>Product</Trans>,
  category: <Trans>Category</Trans>,
  supplier: <Trans>Supplier</Trans>,
};

const ICON = {
  need: Scale,
  recent: History,
  product: LayoutGrid,
  category: LayoutGrid,
  supplier: Store,
};

function Thumb({
  kind,
  image,
}: {
  kind: SuggestionKind;
  image: string | null | undefined;
}) {
  const Icon = ICON[kind];
  return (
    <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-sm bg-sand text-ink-500">
      {kind === 'product' ? (
        <ProductPicture image={image} alt="" />
      ) : (
        <Icon className="size-5" aria-hidden />
      )}
    </span>
  );
}

export function SearchSuggestions(props: Props) {
  const { id, rows, words, active, onChoose, onClear } = props;
  const { t } = useLingui();
  return (
    <div className="haat-fade absolute inset-x-0 top-[calc(100%+8px)] z-50 max-h-[70dvh] overflow-y-auto rounded-lg border border-line bg-card p-2 shadow-e3">
      <ul id={`${id}-list`} role="listbox" aria-label={t`Suggestions`}>
        {rows.map(({ kind, to, label, image, note }, index) => (
          <li
            key={to}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the input's blur closes the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(to)}
            className={cn(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 hover:bg-indigo-50',
              index === active && 'bg-indigo-50',
            )}
          >
            <Thumb kind={kind} image={image} />
            <span className="min-w-0 flex-1 truncate">
              <Highlight
                text={label}
                query={words}
                className="bg-transparent font-bold"
              />
            </span>
            <span className="text-xs text-ink-500">{note ?? KIND[kind]}</span>
          </li>
        ))}
      </ul>
      {rows.some(({ kind }) => kind === 'recent') ? (
        <button
          type="button"
          onClick={onClear}
          className="mt-1 min-h-11 w-full rounded-md px-2.5 text-left text-[13px] font-semibold text-indigo-700 hover:bg-indigo-50"
        >
          <Trans>Clear recent searches</Trans>
        </button>
      ) : null}
    </div>
  );
}
