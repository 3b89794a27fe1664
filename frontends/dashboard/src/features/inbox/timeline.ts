import type { MessageOut } from '@haat/api/conversations';
import type { EnquiryDetail } from '../../api/enquiries';
import {
  threadMessages,
  type ThreadMessage,
} from '../../components/conversations/thread-messages';
import type { Pending } from '../../components/conversations/use-outbox';
import type { Side } from '../../components/enquiries/stages';

export type StatusChange = { key: string; at: string; label: string };
export type TimelineEntry = { key: string; at: string } & (
  { message: ThreadMessage } | { change: StatusChange }
);

/** Statuses without an entry: their message is in the timeline already. */
const QUIET = ['new', 'seen', 'replied'];

/** The enquiry, its messages and its status changes, by time. */
export function timelineOf(
  enquiry: EnquiryDetail,
  messages: MessageOut[],
  side: Side,
  pending: Pending[] = [],
): TimelineEntry[] {
  const { id, created_at, requirements: body } = enquiry;
  const opening = { body, is_mine: side === 'buyer', created_at };
  const [first, ...rest] = threadMessages({ id, opening }, messages, pending).map(
    (message): TimelineEntry => ({ key: message.key, at: message.at, message }),
  );
  const changes = enquiry.history.filter((change) => !QUIET.includes(change.to_status));
  const changeEntries = changes.map(
    ({ at, status_label: label, to_status }): TimelineEntry => {
      const key = `${at} ${to_status}`;
      return { key, at, change: { key, at, label } };
    },
  );
  const sorted = [...rest, ...changeEntries].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  );
  return first ? [first, ...sorted] : sorted;
}
