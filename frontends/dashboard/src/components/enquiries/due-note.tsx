import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BellRing, Clock } from 'lucide-react';
import type { Enquiry } from '../../api/enquiries';
import { useMinuteText } from './use-minute-text';

const SOON_MS = 2 * 3600 * 1000;
export const isDueSoon = (due: string | null | undefined) =>
  due !== null && due !== undefined && Date.parse(due) - Date.now() < SOON_MS;
const isPast = (due: string) => Date.parse(due) < Date.now();

type Props = { due: Enquiry['due_at']; kind?: Enquiry['due_kind'] };

/** Until when an answer counts as prompt, or when the seller wished to be reminded. */
export function DueNote({ due, kind }: Props) {
  const { relative } = useFormat();
  useMinuteText(() => (due ? `${relative(due)} ${isPast(due)} ${isDueSoon(due)}` : ''));
  if (!due) return null;
  const Icon = kind === 'reminder' ? BellRing : Clock;
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 text-xs font-semibold',
        isDueSoon(due) ? 'text-red-600' : 'text-mari-800',
      )}
    >
      <Icon className="size-3.5" aria-hidden />
      {kind === 'reminder' ? (
        <Trans>Reminder {relative(due)}</Trans>
      ) : isPast(due) ? (
        <Trans>Answer overdue</Trans>
      ) : (
        <Trans>Reply due {relative(due)}</Trans>
      )}
    </span>
  );
}
