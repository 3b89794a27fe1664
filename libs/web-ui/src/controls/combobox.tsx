import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from '../class-names';
import { Field } from './field';

export type ComboboxOption = { id: string; label: string; note?: string | undefined };
type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> & {
  /** The text of what is chosen. */
  value: string;
  /** What matches the typed text; undefined while it loads. */
  options: ComboboxOption[] | undefined;
  /** The text while it is typed, undefined while the list is closed. */
  onQuery: (text: string | undefined) => void;
  onChoose: (id: string) => void;
  /** A text that is left without a choice; '' when the field was emptied. */
  onText?: (text: string) => void;
};
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const LIST =
  'absolute inset-x-0 top-full z-20 mt-1 max-h-[280px] overflow-y-auto rounded-md border border-line bg-card p-1.5 shadow-e3';

/** A text field that suggests what matches; arrows and Enter choose, Escape closes. */
export function Combobox(props: Props) {
  const { value, options, onQuery, onChoose, onText, className, ...field } = props;
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const current = isOpen ? options?.[active] : undefined;
  const isEmpty = isOpen && Boolean(text) && options?.length === 0;
  const isListed = isEmpty || (isOpen && Boolean(options?.length));
  const query = (next: string | undefined) => {
    setIsOpen(next !== undefined);
    setActive(next ? 0 : -1);
    onQuery(next);
  };
  const close = () => {
    setText(undefined);
    query(undefined);
  };
  const choose = (option: ComboboxOption) => {
    onChoose(option.id);
    close();
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const isUsed = step ?? (event.key === 'Enter' && current);
    if (isUsed) event.preventDefault();
    // Only the list closes, not the dialog around it.
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      event.preventDefault();
      close();
    }
    if (step && !isOpen) query('');
    else if (step)
      setActive(Math.max(0, Math.min((options?.length ?? 1) - 1, active + step)));
    if (event.key === 'Enter' && current) choose(current);
  };
  return (
    <div className={cn('relative', className)}>
      <Field
        autoComplete="off"
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        data-list-open={isListed || undefined}
        aria-controls={isListed ? `${id}-list` : undefined}
        aria-activedescendant={current ? `${id}-${active}` : undefined}
        value={text ?? value}
        onFocus={({ target }) => {
          target.select();
          query('');
        }}
        onBlur={() => {
          if (text !== undefined) onText?.(text.trim());
          close();
        }}
        onChange={({ target }) => {
          setText(target.value);
          query(target.value);
        }}
        onKeyDown={handleKey}
      />
      {isOpen && options?.length ? (
        <ul id={`${id}-list`} role="listbox" aria-label={t`Suggestions`} className={LIST}>
          {options.map((option, index) => (
            <li
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // Before the field's blur closes the list.
              onMouseDown={(event) => {
                event.preventDefault();
                choose(option);
              }}
              className={cn(
                'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 hover:bg-indigo-50',
                index === active && 'bg-sand',
              )}
            >
              {option.label}
              {option.note ? (
                <small className="text-right text-ink-500">{option.note}</small>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {isEmpty ? (
        <p
          id={`${id}-list`}
          role="status"
          className={cn(LIST, 'p-3 text-sm text-ink-500')}
        >
          <Trans>Nothing matches.</Trans>
        </p>
      ) : null}
    </div>
  );
}
