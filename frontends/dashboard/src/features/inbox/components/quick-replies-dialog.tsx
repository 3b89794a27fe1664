import { Dialog, IconButton, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { QuickReplies } from '../use-quick-replies';

type Props = { replies: QuickReplies; onClose: () => void };

/** One's own quick replies; a deleted one can be brought back until the dialog closes. */
export function QuickRepliesDialog({ replies, onClose }: Props) {
  const { t } = useLingui();
  const { own, keepOnly } = replies;
  const [all] = useState(own);
  const without = (words: string) => keepOnly(own.filter((one) => one !== words));
  const again = (words: string) =>
    keepOnly(all.filter((one) => one === words || own.includes(one)));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Your quick replies</Trans>}
      description={<Trans>They’re saved in this browser.</Trans>}
    >
      <ul className="grid gap-2">
        {all.map((words) => {
          const isKept = own.includes(words);
          return (
            <li
              key={words}
              className="flex items-start gap-2 rounded-md border border-line py-1 pl-3.5"
            >
              <p
                className={cn(
                  'min-w-0 flex-1 whitespace-pre-wrap break-words py-2.5 text-[14px]',
                  !isKept && 'text-ink-500 line-through',
                )}
              >
                {words}
              </p>
              {isKept ? (
                <IconButton label={t`Delete`} onClick={() => without(words)}>
                  <Trash2 aria-hidden />
                </IconButton>
              ) : (
                <IconButton label={t`Undo`} onClick={() => again(words)}>
                  <Undo2 aria-hidden />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
