import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { Clock } from 'lucide-react';

type Props = { day: string | null | undefined };

/** A company is closed for a festival: displayed where one can contact it. Nothing while it is open. */
export function ClosedUntil({ day }: Props) {
  const { bikramSambat } = useFormat();
  if (!day) return null;
  const until = bikramSambat(day);
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-mari-800">
      <Clock className="size-4 shrink-0" aria-hidden />
      <Trans>Closed until {until}</Trans>
    </span>
  );
}
