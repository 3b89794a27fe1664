import { EmptyState, ErrorPanel, useDraft } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useGetEnquiryQuery } from '../../../api/enquiries';
import type { Outbox } from '../../../components/conversations/use-outbox';
import { isNotFound } from '../../../components/is-not-found';
import type { Side } from '../../../components/enquiries/stages';
import { useReading } from '../../../hooks/use-reading';
import { useSetSeen } from '../hooks/use-set-seen';
import { AnswerNote } from './answer-note';
import { ConversationHead } from './conversation-head';
import {
  ConversationSkeleton,
  PanelSkeleton,
} from '../../../components/conversations/conversation-skeleton';
import { NextWays } from './next-ways';
import { OfferDialog } from './offer-dialog';
import { PartyPanel } from './party-panel';
import { QuickReplies } from './quick-replies';
import { ReplyBox } from './reply-box';
import { Timeline } from './timeline';

export type Overlay = 'status' | 'offer' | 'keys' | null;
type Props = {
  id: string;
  side: Side;
  backTo: string;
  overlay: Overlay;
  onOverlay: (overlay: Overlay) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  outbox: Outbox;
  /** Nobody opened it: it is the first one of the list. */
  isAutomatic: boolean;
  /** It is answered, won or lost. */
  onDone: () => void;
};

/** The middle and the right column: one enquiry. On a phone it covers the list. */
export function Conversation(props: Props) {
  const { id, side, field, outbox, backTo, overlay, onOverlay } = props;
  const { currentData: enquiry, error, refetch } = useGetEnquiryQuery(id);
  const [text, setText] = useDraft(id);
  const { isOpened, area } = useReading(props.isAutomatic);
  useSetSeen(enquiry, side, isOpened);
  if (error && !enquiry) {
    return isNotFound(error) ? (
      <EmptyState mood="lost" title={<Trans>Enquiry not found</Trans>} />
    ) : (
      <ErrorPanel error={error} onRetry={() => void refetch()} />
    );
  }
  const fill = (reply: string) => {
    setText(reply);
    field.current?.focus();
  };
  const above =
    side === 'seller' ? (
      <QuickReplies text={text} onPick={fill} onOffer={() => onOverlay('offer')} />
    ) : enquiry?.status === 'info_requested' ? (
      <AnswerNote />
    ) : null;
  return (
    <div
      {...area}
      className="fixed inset-0 z-[60] flex min-h-0 bg-paper lg:static lg:z-auto"
    >
      <section className="flex min-w-0 flex-1 flex-col">
        {enquiry ? (
          <>
            <ConversationHead
              enquiry={enquiry}
              side={side}
              backTo={backTo}
              isMenuOpen={overlay === 'status'}
              onMenuChange={(open) => onOverlay(open ? 'status' : null)}
              onDone={props.onDone}
            />
            <Timeline enquiry={enquiry} side={side} outbox={outbox} />
            {side === 'buyer' ? <NextWays enquiry={enquiry} /> : null}
            <ReplyBox
              enquiry={enquiry}
              side={side}
              text={text}
              onText={setText}
              field={field}
              outbox={outbox}
              above={above}
              onDone={props.onDone}
            />
            {overlay === 'offer' && side === 'seller' ? (
              <OfferDialog enquiry={enquiry} onClose={() => onOverlay(null)} />
            ) : null}
          </>
        ) : (
          <ConversationSkeleton />
        )}
      </section>
      <aside className="relative hidden w-[300px] shrink-0 overflow-y-auto border-l border-line bg-card p-5 xl:block">
        {enquiry ? <PartyPanel enquiry={enquiry} side={side} /> : <PanelSkeleton />}
      </aside>
    </div>
  );
}
