import { statusOf, useEnquiryQuery } from '@haat/platform';
import { EmptyState, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { Side } from '../stages';
import { useMarkOpened } from '../use-mark-opened';
import { Composer } from './composer';
import { ConversationHead } from './conversation-head';
import { PartyPanel } from './party-panel';
import { Timeline } from './timeline';

type Props = {
  id: string;
  side: Side;
  backTo: string;
  isMenuOpen: boolean;
  onMenuChange: (open: boolean) => void;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** The middle and the right column: one enquiry. On a phone it covers the list. */
export function Conversation({ id, side, field, ...head }: Props) {
  const { currentData: enquiry, error, refetch } = useEnquiryQuery(id);
  useMarkOpened(enquiry, side);
  if (error && !enquiry) {
    return statusOf(error) === 404 ? (
      <EmptyState mood="lost" title={<Trans>There is no such enquiry</Trans>} />
    ) : (
      <ErrorPanel error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className="fixed inset-0 z-[60] flex min-h-0 bg-paper lg:static lg:z-auto">
      <section className="flex min-w-0 flex-1 flex-col">
        {enquiry ? (
          <>
            <ConversationHead enquiry={enquiry} side={side} {...head} />
            <Timeline enquiry={enquiry} side={side} />
            <Composer enquiry={enquiry} side={side} field={field} />
          </>
        ) : (
          <Waiting />
        )}
      </section>
      <aside className="hidden w-[300px] shrink-0 overflow-y-auto border-l border-line bg-card p-5 xl:block">
        {enquiry ? <PartyPanel enquiry={enquiry} side={side} /> : <PanelWaiting />}
      </aside>
    </div>
  );
}

const Waiting = () => (
  <>
    <div className="flex items-center gap-3 border-b border-line bg-card px-5 py-3">
      <Skeleton className="size-10 rounded-full" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="ml-auto h-9 w-28" />
    </div>
    <div className="grid flex-1 content-end gap-3 p-6">
      <Skeleton className="h-20 w-2/3 rounded-lg" />
      <Skeleton className="ml-auto h-14 w-1/2 rounded-lg" />
    </div>
  </>
);

const PanelWaiting = () => (
  <div className="grid justify-items-center gap-3">
    <Skeleton className="size-16 rounded-full" />
    <Skeleton className="h-5 w-32" />
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-32 w-full" />
  </div>
);
