import { ProductPicture, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LayoutGrid, Store } from 'lucide-react';
import { Marked } from '../search/marked';
import type { Suggestion, SuggestionKind } from './use-suggestions';

type Props = {
  id: string;
  rows: Suggestion[];
  words: string;
  active: number;
  onChoose: (to: string) => void;
};

const KIND = {
  product: <Trans>Product</Trans>,
  category: <Trans>Category</Trans>,
  supplier: <Trans>Supplier</Trans>,
};

function Thumb({
  kind,
  image,
}: {
  kind: SuggestionKind;
  image: string | null | undefined;
}) {
  const Icon = kind === 'supplier' ? Store : LayoutGrid;
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

export function SearchSuggestions({ id, rows, words, active, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label={t`Suggestions`}
      className="haat-fade absolute inset-x-0 top-[calc(100%+8px)] z-50 max-h-[70dvh] overflow-y-auto rounded-lg border border-line bg-card p-2 shadow-e3"
    >
      {rows.map(({ kind, to, label, image }, index) => (
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
            <Marked text={label} words={words} className="bg-transparent font-bold" />
          </span>
          <span className="text-xs text-ink-500">{KIND[kind]}</span>
        </li>
      ))}
    </ul>
  );
}
