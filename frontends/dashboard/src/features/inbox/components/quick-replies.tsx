import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { BookmarkPlus, FileText, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useQuickReplies } from '../hooks/use-quick-replies';
import { QuickRepliesDialog } from './quick-replies-dialog';

type Props = {
  text: string;
  onPick: (reply: string) => void;
  onOffer: () => void;
};
const CHIP =
  'inline-flex min-h-9 max-w-[220px] shrink-0 items-center gap-1.5 rounded-full bg-indigo-50 px-3.5 text-sm font-semibold text-indigo-700 hover:bg-indigo-100 max-lg:min-h-11 [&>svg]:size-4';
const QUOTE = 'bg-mari-50 text-mari-800 hover:bg-mari-100';

/** They fill an empty field, and the seller completes them; a text can be saved as one. */
export function QuickReplies({ text, onPick, onOffer }: Props) {
  const { t } = useLingui();
  const [isManaging, setIsManaging] = useState(false);
  const replies = useQuickReplies();
  const written = text.trim();
  const isSaved = replies.all.some(({ reply }) => reply === written);
  return (
    <div
      role="group"
      aria-label={t`Quick replies`}
      className="mb-2.5 flex gap-2 overflow-x-auto [scrollbar-width:none]"
    >
      <button type="button" className={cn(CHIP, QUOTE)} onClick={onOffer}>
        <FileText aria-hidden />
        {t`Quote a price`}
      </button>
      {written && !isSaved ? (
        <button type="button" className={CHIP} onClick={() => replies.add(written)}>
          <BookmarkPlus aria-hidden />
          {t`Save as quick reply`}
        </button>
      ) : null}
      {written
        ? null
        : replies.all.map(({ label, reply }) => (
            <button
              key={reply}
              type="button"
              title={reply}
              onClick={() => onPick(reply)}
              className={CHIP}
            >
              <span className="truncate">{label}</span>
            </button>
          ))}
      {replies.own.length > 0 && !written ? (
        <button
          type="button"
          aria-label={t`Manage quick replies`}
          onClick={() => setIsManaging(true)}
          className={CHIP}
        >
          <Pencil aria-hidden />
        </button>
      ) : null}
      {isManaging ? (
        <QuickRepliesDialog replies={replies} onClose={() => setIsManaging(false)} />
      ) : null}
    </div>
  );
}
