import { Badge, type BadgeTone } from './badge';

const TONES: Record<string, BadgeTone> = {
  new: 'new',
  seen: 'blue',
  opened: 'blue',
  replied: 'indigo',
  negotiating: 'indigo',
  info_requested: 'premium',
  in_review: 'blue',
  pending: 'premium',
  quoted: 'premium',
  notified: 'new',
  viewed: 'blue',
  shortlisted: 'indigo',
  sent: 'indigo',
  countered: 'premium',
  accepted: 'green',
  open: 'indigo',
  published: 'green',
  approved: 'green',
  won: 'green',
  awarded: 'green',
  lost: 'grey',
  declined: 'grey',
  rejected: 'red',
  blocked: 'red',
  failed: 'red',
  completed: 'green',
  completed_with_errors: 'premium',
  processing: 'blue',
  validated: 'indigo',
  spam: 'red',
  placed: 'new',
  confirmed: 'indigo',
  part_delivered: 'blue',
  delivered: 'blue',
  short: 'premium',
  received: 'green',
  refused: 'red',
  disputed: 'red',
  denied: 'red',
  noted: 'premium',
};

/** Labels come from the API; an unknown status is grey, with its code. */
export const StatusChip = ({ status, label }: { status: string; label?: string }) => (
  <Badge tone={TONES[status] ?? 'grey'}>{label ?? status}</Badge>
);
