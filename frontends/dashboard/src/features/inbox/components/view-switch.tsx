import { Link } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LayoutList, SquareKanban } from 'lucide-react';
import type { Inbox } from '../hooks/use-inbox';

const ITEM =
  'flex min-h-11 items-center gap-2 rounded-[10px] px-3.5 text-[14px] font-semibold text-ink-700 lg:min-h-9 [&>svg]:size-4';
const ON = 'bg-card shadow-e1 text-ink-900';

/** The same enquiries as a list with its conversation, or as columns. */
export function ViewSwitch({ inbox }: { inbox: Inbox }) {
  const { t } = useLingui();
  const { isBoard, hrefOf } = inbox;
  return (
    <nav aria-label={t`View`} className="flex rounded-md bg-track p-1">
      <Link
        to={hrefOf({ view: null })}
        aria-current={isBoard ? undefined : 'page'}
        className={cn(ITEM, !isBoard && ON)}
      >
        <LayoutList aria-hidden />
        <Trans>Inbox</Trans>
      </Link>
      <Link
        to={hrefOf({ view: 'board', id: null, page: null })}
        aria-current={isBoard ? 'page' : undefined}
        className={cn(ITEM, isBoard && ON)}
      >
        <SquareKanban aria-hidden />
        <Trans>Board</Trans>
      </Link>
    </nav>
  );
}
