import { useLocalName, type WishlistItem } from '@haat/platform';
import { Spinner } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';

type Props = { item: WishlistItem; onSave: (note: string | null) => Promise<boolean> };
const MAX_NOTE = 500;

/** A note to oneself, edited in place: Enter or leaving saves, Escape does not. */
export function ItemNote({ item, onSave }: Props) {
  const { t } = useLingui();
  const name = useLocalName()(item);
  const [text, setText] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const face = useRef<HTMLButtonElement>(null);
  const { note } = item;
  const close = () => {
    setText(undefined);
    setTimeout(() => face.current?.focus());
  };
  async function save() {
    const next = (text ?? '').trim();
    if (isBusy || text === undefined) return;
    if (next === (note ?? '')) {
      close();
      return;
    }
    setIsBusy(true);
    const isSaved = await onSave(next || null);
    setIsBusy(false);
    if (isSaved) close();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void save();
  };
  if (text === undefined) {
    return (
      <button
        ref={face}
        type="button"
        onClick={() => setText(note ?? '')}
        className="group -ml-2 flex min-h-11 min-w-0 items-center gap-1.5 rounded-sm px-2 text-left text-sm text-ink-500 hover:bg-sand"
      >
        <span className="sr-only">{t`Note on ${name}`}: </span>
        <span className="line-clamp-2 break-words">
          {note ? note : <Trans>Add a note</Trans>}
        </span>
        <Pencil className="size-3.5 shrink-0 text-ink-400" aria-hidden />
      </button>
    );
  }
  return (
    <span className="-ml-2 flex basis-full items-center gap-2 pr-2">
      <textarea
        autoFocus
        aria-label={t`Note on ${name}`}
        rows={2}
        maxLength={MAX_NOTE}
        enterKeyHint="done"
        value={text}
        readOnly={isBusy}
        onBlur={() => void save()}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        className="w-full rounded-sm border-[1.5px] border-indigo-600 bg-card px-2 py-1.5 text-sm shadow-ring outline-none"
      />
      {isBusy ? <Spinner className="size-4" /> : null}
    </span>
  );
}
