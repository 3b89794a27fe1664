import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSingleKeys } from '../../desk/use-single-keys';
import { Conversation } from '../components/conversation';
import { EnquiryList } from '../components/enquiry-list';
import { Kpis } from '../components/kpis';
import { NothingOpen } from '../components/nothing-open';
import { StageTabs } from '../components/stage-tabs';
import type { Side } from '../stages';
import { useInbox, type Inbox } from '../use-inbox';

/** Enquiries of either side: stages, list, conversation, who is on the other side. */
export function InboxPage({ side }: { side: Side }) {
  const inbox = useInbox(side);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useSingleKeys({
    j: () => step(inbox, 1),
    k: () => step(inbox, -1),
    r: () => field.current?.focus(),
    e: () => setIsMenuOpen(inbox.openId !== null),
  });
  return (
    <div
      className={cn(
        'flex min-h-0 flex-col',
        side === 'seller'
          ? 'lg:h-[calc(100dvh-64px)]'
          : 'overflow-hidden rounded-lg border border-line lg:h-[760px]',
      )}
    >
      <div
        className={cn('bg-[#f6f3ec]', side === 'seller' ? 'px-4 pt-4 lg:px-6' : 'p-4')}
      >
        <h1 className={cn('text-xl lg:text-2xl', side === 'seller' && 'max-lg:sr-only')}>
          <Trans>Enquiries</Trans>
        </h1>
        {side === 'seller' ? (
          <Kpis counts={inbox.counts} rows={inbox.rows ?? []} />
        ) : null}
      </div>
      <div className="border-b border-line bg-[#f6f3ec] pt-1">
        <StageTabs inbox={inbox} side={side} />
      </div>
      <div className="grid min-h-0 flex-1 bg-card lg:grid-cols-[minmax(300px,390px)_minmax(0,1fr)]">
        <EnquiryList inbox={inbox} side={side} />
        {inbox.openId ? (
          <Conversation
            key={inbox.openId}
            id={inbox.openId}
            side={side}
            backTo={inbox.hrefOf({ id: null })}
            isMenuOpen={isMenuOpen}
            onMenuChange={setIsMenuOpen}
            field={field}
          />
        ) : (
          <NothingOpen />
        )}
      </div>
    </div>
  );
}

/** Opens the next or the previous one; at the ends it stays. */
function step({ rows = [], openId, go }: Inbox, by: 1 | -1): void {
  const at = rows.findIndex(({ id }) => id === openId);
  const target = at === -1 ? rows[0] : rows[at + by];
  if (target) go({ id: target.id }, true);
}
