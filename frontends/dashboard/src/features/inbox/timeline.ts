import type { Enquiry } from '@haat/platform';
import type { Message } from '../../api/messages';
import type { Side } from './stages';

export type TimelineEntry =
  | { kind: 'said'; key: string; at: string; isMine: boolean; body: string }
  | { kind: 'moved'; key: string; at: string; label: string };

/** Said before a change by the same answer shows first: both carry nearly the same time. */
const QUIET = ['new', 'seen', 'replied'];

/** The enquiry itself, what was said, and how it moved, in the order it happened. */
export function timelineOf(
  enquiry: Enquiry,
  messages: Message[],
  side: Side,
): TimelineEntry[] {
  const first: TimelineEntry = {
    kind: 'said',
    key: enquiry.id,
    at: enquiry.created_at,
    isMine: side === 'buyer',
    body: enquiry.requirements,
  };
  const said = messages.map(({ id, created_at, is_mine, body }): TimelineEntry => ({
    kind: 'said',
    key: id,
    at: created_at,
    isMine: is_mine,
    body,
  }));
  const moves = (enquiry.history ?? []).filter((move) => !QUIET.includes(move.to_status));
  const moved = moves.map(({ at, status_label, to_status }): TimelineEntry => ({
    kind: 'moved',
    key: `${at} ${to_status}`,
    at,
    label: status_label,
  }));
  const rest = [...said, ...moved].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return [first, ...rest];
}
