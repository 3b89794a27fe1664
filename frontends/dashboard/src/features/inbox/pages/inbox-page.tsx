import { cn } from '@haat/ui';
import { useRef, useState } from 'react';
import { useOutbox } from '../../../components/conversations/use-outbox';
import { useSingleKeys } from '../../../hooks/use-single-keys';
import { Board } from '../components/board';
import { Conversation, type Overlay } from '../components/conversation';
import { EnquiryList } from '../components/enquiry-list';
import { InboxHead } from '../components/inbox-head';
import { KeysDialog } from '../components/keys-dialog';
import { NothingOpen } from '../components/nothing-open';
import { StageTabs } from '../components/stage-tabs';
import { UndoableChangesProvider } from '../hooks/use-undoable-changes';
import type { Side } from '../../../components/enquiries/stages';
import { stepTo } from '../step-to';
import { useUndoableChangesState } from '../hooks/use-undoable-changes-state';
import { useFirstOpen } from '../hooks/use-first-open';
import { useGoOn } from '../hooks/use-go-on';
import { useInbox } from '../hooks/use-inbox';

/** Enquiries of either side: stages, list, conversation, the other side; or a board. */
export function InboxPage({ side }: { side: Side }) {
  const inbox = useFirstOpen(useInbox(side));
  // Nothing to choose: the empty list has the full width.
  const isEmpty = inbox.rows?.length === 0 && !inbox.openId;
  const next = useGoOn(inbox);
  const undoable = useUndoableChangesState(side);
  const outbox = useOutbox();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const whenOpen = (show: Overlay) => setOverlay(inbox.openId ? show : null);
  useSingleKeys({
    j: () => stepTo(inbox, 1),
    k: () => stepTo(inbox, -1),
    r: () => field.current?.focus(),
    q: () => whenOpen('offer'),
    e: () => whenOpen('status'),
    '?': () => setOverlay('keys'),
  });
  return (
    <UndoableChangesProvider value={undoable}>
      <div className="flex min-h-0 flex-col lg:h-[calc(100dvh-64px)]">
        <InboxHead
          inbox={inbox}
          side={side}
          next={next}
          onKeys={() => setOverlay('keys')}
        />
        {inbox.isBoard ? (
          <Board inbox={inbox} />
        ) : (
          <>
            <div className="border-b border-line bg-desk">
              <StageTabs inbox={inbox} side={side} />
            </div>
            <div
              className={cn(
                'grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] bg-card',
                !isEmpty && 'lg:grid-cols-[minmax(300px,390px)_minmax(0,1fr)]',
              )}
            >
              <EnquiryList inbox={inbox} side={side} />
              {inbox.openId ? (
                <Conversation
                  key={inbox.openId}
                  id={inbox.openId}
                  side={side}
                  backTo={inbox.hrefOf({ id: null })}
                  overlay={overlay}
                  onOverlay={setOverlay}
                  field={field}
                  outbox={outbox}
                  isAutomatic={inbox.isAutomatic}
                  onDone={next.goOn}
                />
              ) : isEmpty ? null : (
                <NothingOpen />
              )}
            </div>
          </>
        )}
        <KeysDialog
          side={side}
          open={overlay === 'keys'}
          onOpenChange={(open) => setOverlay(open ? 'keys' : null)}
        />
      </div>
    </UndoableChangesProvider>
  );
}
