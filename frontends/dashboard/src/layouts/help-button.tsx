import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { CircleQuestionMark } from 'lucide-react';
import { useDeskPanels } from './desk-panels';

/** Opens the help of the page that is open. */
export function HelpButton({ className }: { className?: string }) {
  const { t } = useLingui();
  const { open } = useDeskPanels();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t`Help`}
      title={t`Help`}
      onClick={() => open('help')}
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-md border border-line bg-card text-ink-700',
        className,
      )}
    >
      <CircleQuestionMark className="size-5" aria-hidden />
    </button>
  );
}
