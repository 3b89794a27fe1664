import { useLocalName } from '@haat/platform';
import { FieldFrame, Skeleton, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { matchingByName, type LeafCategory } from './leaf-categories';
import { useDebounced } from './use-debounced';

type Props = {
  categories: LeafCategory[];
  isLoading?: boolean;
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
};

const SEARCH_DELAY_MS = 300;
/** More would only be scrolled past; typing filters the list. */
const MAX_OPTIONS = 60;

/** What is chosen must be in sight, however long the list. */
const chosenFirst = (list: LeafCategory[], id: string): LeafCategory[] => [
  ...list.filter((category) => category.id === id),
  ...list.filter((category) => category.id !== id),
];

/** One category out of many: type to filter, arrow keys and Enter to choose. */
export function CategorySelect({ categories, isLoading, value, onChange, error }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const matches = matchingByName(categories, useDebounced(text, SEARCH_DELAY_MS));
  const options = chosenFirst(matches, value).slice(0, MAX_OPTIONS);
  const current = Math.min(active, options.length - 1);

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = Math.min(Math.max(current + step, 0), options.length - 1);
      setActive(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = options[current];
      if (chosen) onChange(chosen.id);
    }
  }

  return (
    <FieldFrame id={id} label={<Trans>Category</Trans>} required error={error}>
      <div className="overflow-hidden rounded-md border-[1.5px] border-control bg-card focus-within:border-indigo-600 focus-within:shadow-ring">
        <div className="flex items-center gap-2 border-b border-line px-3.5">
          <Search className="size-4 shrink-0 text-ink-500" aria-hidden />
          <input
            id={id}
            role="combobox"
            aria-expanded={!isLoading}
            aria-controls={isLoading ? undefined : `${id}-list`}
            aria-activedescendant={options.length > 0 ? `${id}-${current}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-note` : undefined}
            autoComplete="off"
            placeholder={t`Search categories`}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={handleKey}
            className="h-11 w-full bg-transparent outline-none focus-visible:shadow-none"
          />
        </div>
        {isLoading ? (
          <div className="grid gap-2 p-3">
            <Skeleton className="h-8" />
            <Skeleton className="h-8" />
            <Skeleton className="h-8" />
          </div>
        ) : (
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label={t`Categories`}
            className="max-h-[200px] overflow-y-auto p-1.5"
          >
            {options.map((category, index) => (
              <Option
                key={category.id}
                id={`${id}-${index}`}
                category={category}
                isActive={index === current}
                isChosen={category.id === value}
                onChoose={() => onChange(category.id)}
              />
            ))}
            {options.length === 0 ? (
              <li className="px-3 py-4 text-center text-ink-500">
                <Trans>No Categories Found.</Trans>
              </li>
            ) : null}
          </ul>
        )}
      </div>
    </FieldFrame>
  );
}

type OptionProps = {
  id: string;
  category: LeafCategory;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function Option({ id, category, isActive, isChosen, onChoose }: OptionProps) {
  const localName = useLocalName();
  return (
    <li
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={onChoose}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 py-1.5 hover:bg-indigo-50',
        isActive && 'bg-sand',
        isChosen && 'bg-indigo-50 text-indigo-700',
      )}
    >
      <span className="min-w-0">
        <b className="block font-semibold">{localName(category)}</b>
        {category.parent ? (
          <small className="text-xs text-ink-500">{localName(category.parent)}</small>
        ) : null}
      </span>
      {isChosen ? <Check className="ml-auto size-4 shrink-0" aria-hidden /> : null}
    </li>
  );
}
