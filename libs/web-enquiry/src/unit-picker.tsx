import { useUnitSearchQuery } from '@haat/api/units';
import { useLocalName } from '@haat/platform';
import { Field, cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useId, useState, type KeyboardEvent } from 'react';
import { useDebounced } from './use-debounced';
import { useUnitName } from './use-unit-name';

type Props = {
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
  required?: boolean;
  /** A unit as free text that is in no list; stays when nothing of the list is chosen. */
  freeText?: string;
  onFreeText?: (text: string) => void;
};
const DELAY_MS = 200;

/** A unit of measure: type `kg`, `किलो` or `bora`, choose with arrows and Enter. */
export function UnitPicker(props: Props) {
  const { value, onChange, error, required = true, freeText = '', onFreeText } = props;
  const id = useId();
  const localName = useLocalName();
  const nameOf = useUnitName();
  const [text, setText] = useState<string>();
  const [active, setActive] = useState(0);
  const query = useDebounced(text ?? '', DELAY_MS);
  const { data: units = [] } = useUnitSearchQuery(query, { skip: text === undefined });
  const isOpen = text !== undefined;
  const choose = (unit: (typeof units)[number] | undefined) => {
    if (!unit) return;
    onChange(unit.id);
    setText(undefined);
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) setActive(Math.max(0, Math.min(units.length - 1, active + by)));
    if (event.key === 'Enter') choose(units[active]);
    if (event.key === 'Escape') setText(undefined);
    if (by || event.key === 'Enter') event.preventDefault();
  };
  return (
    <div className="relative">
      <Field
        label={<Trans>Unit</Trans>}
        required={required}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && units[active] ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={text ?? (value ? nameOf(value) : freeText)}
        error={error}
        onFocus={() => setText('')}
        onBlur={() => {
          if (text?.trim()) onFreeText?.(text.trim());
          setText(undefined);
        }}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
      />
      {isOpen && units.length > 0 ? (
        <ul
          id={`${id}-list`}
          role="listbox"
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-[200px] overflow-y-auto rounded-md border border-line bg-card p-1.5 shadow-e3"
        >
          {units.map((unit, index) => (
            <li
              key={unit.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // Before the field's blur closes the list.
              onMouseDown={(event) => {
                event.preventDefault();
                choose(unit);
              }}
              className={cn(
                'flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 hover:bg-indigo-50',
                index === active && 'bg-sand',
              )}
            >
              {localName(unit)}
              <small className="text-ink-500">{unit.symbol}</small>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
