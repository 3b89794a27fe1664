import { numeral } from '@haat/platform';
import { Spinner, cn, useNumberProblem } from '@haat/ui';
import { Pencil } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

type Props = {
  label: string;
  /** As a number is written; empty when there is none yet. */
  value: string;
  isInteger?: boolean;
  children: ReactNode;
  onSave: (value: string) => Promise<boolean>;
};

/** A number that is edited in place: Enter saves, Escape cancels. */
export function InlineNumber({ label, value, isInteger, children, onSave }: Props) {
  const [text, setText] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const face = useRef<HTMLButtonElement>(null);
  const close = () => {
    setText(undefined);
    setTimeout(() => face.current?.focus());
  };
  const problem = useNumberProblem(text ?? '', { isInteger });
  const isRight = !problem && Number(numeral(text ?? '')) > 0;
  async function save() {
    const next = numeral(text ?? '');
    if (next === value) {
      close();
      return;
    }
    if (!isRight || isBusy) return;
    setIsBusy(true);
    const isSaved = await onSave(next);
    setIsBusy(false);
    if (isSaved) close();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void save();
    }
    if (event.key === 'Escape') close();
  };
  if (text === undefined) {
    return (
      <button
        ref={face}
        type="button"
        onClick={() => setText(value)}
        className="group -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-left tabular-nums hover:bg-sand"
      >
        <span className="sr-only">{label}: </span>
        {children}
        <Pencil
          className="size-3.5 text-ink-400 opacity-60 group-hover:opacity-100 group-focus-visible:opacity-100"
          aria-hidden
        />
      </button>
    );
  }
  return (
    <span className="-ml-2 inline-flex items-center gap-2">
      <input
        autoFocus
        aria-label={label}
        aria-invalid={text !== '' && !isRight ? true : undefined}
        title={problem}
        inputMode={isInteger ? 'numeric' : 'decimal'}
        enterKeyHint="done"
        value={text}
        readOnly={isBusy}
        onFocus={({ target }) => target.select()}
        onBlur={() => (isBusy ? undefined : setText(undefined))}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        className={cn(
          'h-11 w-28 rounded-sm border-[1.5px] border-indigo-600 bg-card px-2 tabular-nums shadow-ring outline-none aria-[invalid=true]:border-red-600',
        )}
      />
      {isBusy ? <Spinner className="size-4" /> : null}
    </span>
  );
}
