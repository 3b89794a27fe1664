import { lazyWithRetry } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { cn } from '../class-names';
import { IconButton } from '../controls/icon-button';
import { Dialog } from '../overlays/dialog';
import { Skeleton } from '../states/skeleton';
import type { CalendarKind, CalendarProps } from './calendar';

const Calendar = lazyWithRetry(
  () => import(/* webpackChunkName: "calendar" */ './calendar'),
);
type Props = Omit<CalendarProps, 'kind'> & { label: ReactNode };

/** Opens the calendar; its code comes when it first opens. */
export function CalendarButton({ label, onChoose, ...days }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [kind, setKind] = useState<CalendarKind>('bs');
  const choose = (day: string) => {
    setIsOpen(false);
    onChoose(day);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      size="sm"
      title={label}
      trigger={
        // Level with the field, whose label above is one line.
        <IconButton
          label={t`Open the calendar`}
          className="absolute right-0.5 top-[27px]"
        >
          <CalendarDays aria-hidden />
        </IconButton>
      }
    >
      <KindSwitch kind={kind} onChange={setKind} />
      <Suspense fallback={<Skeleton className="h-[360px] rounded-md" />}>
        <Calendar kind={kind} onChoose={choose} {...days} />
      </Suspense>
    </Dialog>
  );
}

type SwitchProps = { kind: CalendarKind; onChange: (kind: CalendarKind) => void };

function KindSwitch({ kind, onChange }: SwitchProps) {
  const { t } = useLingui();
  const labels = { bs: <Trans>Bikram Sambat</Trans>, ad: <Trans>Gregorian</Trans> };
  return (
    <div
      role="group"
      aria-label={t`Calendar`}
      className="mb-3 grid grid-cols-2 rounded-md bg-sand p-1"
    >
      {(['bs', 'ad'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={kind === one}
          onClick={() => onChange(one)}
          className={cn(
            'min-h-10 rounded-sm text-[14px] font-semibold text-ink-700',
            kind === one && 'bg-card text-indigo-700 shadow-e1',
          )}
        >
          {labels[one]}
        </button>
      ))}
    </div>
  );
}
