import type { MessageShown } from '@haat/api/conversations';
import type { EnquiryDetail } from '../../api/enquiries';
import { saidIn, type Said } from '../conversations/said';
import type { Pending } from '../conversations/use-outbox';
import type { Side } from './stages';

export type Moved = { key: string; at: string; label: string };
export type TimelineEntry = { key: string; at: string } & (
  { said: Said } | { moved: Moved }
);

/** Said before a change by the same answer shows first: both carry nearly the same time. */
const QUIET = ['new', 'seen', 'replied'];

/** The enquiry itself, what was said, and how it moved, in the order it happened. */
export function timelineOf(
  enquiry: EnquiryDetail,
  messages: MessageShown[],
  side: Side,
  pending: Pending[] = [],
): TimelineEntry[] {
  const { id, created_at, requirements: body } = enquiry;
  const opening = { body, is_mine: side === 'buyer', created_at };
  const [first, ...rest] = saidIn({ id, opening }, messages, pending).map(
    (said): TimelineEntry => ({ key: said.key, at: said.at, said }),
  );
  const moves = enquiry.history.filter((move) => !QUIET.includes(move.to_status));
  const moved = moves.map(({ at, status_label: label, to_status }): TimelineEntry => {
    const key = `${at} ${to_status}`;
    return { key, at, moved: { key, at, label } };
  });
  const later = [...rest, ...moved].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return first ? [first, ...later] : later;
}
