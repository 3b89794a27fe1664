import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send, TriangleAlert } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';

type Props = {
  text: string;
  onText: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  onSend: (body: string) => void;
  isBusy?: boolean;
  /** Why the text is not taken. */
  wrong?: string | undefined;
  above?: ReactNode;
  below?: ReactNode;
  /** Left of the button: what can go along. */
  beside?: ReactNode;
};
const MAX_LENGTH = 2000;
const MAX_ROWS = 5;
const hasNoKeyboard = () => matchMedia('(pointer: coarse)').matches;

/** Enter sends, Shift-Enter begins a line; where one types with the thumb, Enter does. */
export function Composer(props: Props) {
  const { text, onText, field, onSend, isBusy, wrong, above, below, beside } = props;
  const { t } = useLingui();
  const submit = () => {
    const body = text.trim();
    if (body && !isBusy) onSend(body);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') field.current?.blur();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isMeant = event.ctrlKey || event.metaKey;
    if (!isMeant && (event.shiftKey || hasNoKeyboard())) return;
    event.preventDefault();
    submit();
  };
  return (
    <div className="border-t border-line bg-card px-3.5 py-3 lg:px-[18px]">
      {above}
      <div className="flex items-end gap-1 rounded-[14px] border-[1.5px] border-control py-1.5 pl-3.5 pr-1.5 focus-within:border-indigo-600 focus-within:shadow-ring">
        <textarea
          ref={field}
          rows={Math.min(MAX_ROWS, text.split('\n').length)}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={onKeyDown}
          aria-label={t`Your message`}
          aria-invalid={wrong ? true : undefined}
          placeholder={t`Write a message`}
          className="min-h-11 w-full min-w-0 resize-none bg-transparent py-2.5 text-[14.5px] shadow-none! outline-none"
        />
        {beside}
        <Button onClick={submit} isBusy={isBusy} disabled={!text.trim()}>
          <Send aria-hidden />
          <span className="max-sm:sr-only">
            <Trans>Send</Trans>
          </span>
        </Button>
      </div>
      {wrong ? (
        <p role="alert" className="mt-1.5 flex items-center gap-1.5 text-sm text-red-700">
          <TriangleAlert className="size-4" aria-hidden />
          {wrong}
        </p>
      ) : null}
      {below}
    </div>
  );
}
