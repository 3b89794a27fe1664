import { Dialog, IconButton, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { QuickReplies } from '../hooks/use-quick-replies';

type Props = { replies: QuickReplies; onClose: () => void };

/** The user's own quick replies; a deleted one can be restored until the dialog closes. */
export function QuickRepliesDialog({ replies, onClose }: Props) {
  const { t } = useLingui();
  const { own, replace } = replies;
  const [all] = useState(own);
  const without = (reply: string) => replace(own.filter((one) => one !== reply));
  const again = (reply: string) =>
    replace(all.filter((one) => one === reply || own.includes(one)));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Your quick replies</Trans>}
      description={<Trans>They’re saved in this browser.</Trans>}
    >
      <ul className="grid gap-2">
        {all.map((reply) => {
          const isSaved = own.includes(reply);
          return (
            <li
              key={reply}
              className="flex items-start gap-2 rounded-md border border-line py-1 pl-3.5"
            >
              <p
                className={cn(
                  'min-w-0 flex-1 whitespace-pre-wrap break-words py-2.5 text-[14px]',
                  !isSaved && 'text-ink-500 line-through',
                )}
              >
                {reply}
              </p>
              {isSaved ? (
                <IconButton label={t`Delete`} onClick={() => without(reply)}>
                  <Trash2 aria-hidden />
                </IconButton>
              ) : (
                <IconButton label={t`Undo`} onClick={() => again(reply)}>
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
