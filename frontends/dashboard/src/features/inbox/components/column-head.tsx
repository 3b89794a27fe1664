import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { FoldHorizontal, UnfoldHorizontal } from 'lucide-react';
import type { Stage } from '../../../components/enquiries/stages';

type Props = {
  stage: Stage;
  count: number | undefined;
  isFolded: boolean;
  onToggle: (() => void) | undefined;
  /** The element with the cards. */
  bodyId: string;
};

/** Name and number of a column; where it can be folded they are the button for it. */
export function ColumnHead({ stage, count, isFolded, onToggle, bodyId }: Props) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const Icon = isFolded ? UnfoldHorizontal : FoldHorizontal;
  const content = (
    <>
      <span className={cn('size-2 shrink-0 rounded-full', stage.dot)} />
      <span className={cn(isFolded && 'order-1 [writing-mode:vertical-rl]')}>
        {i18n._(stage.label)}
      </span>
      <b
        className={cn(
          'rounded-full bg-card px-2 text-xs font-bold leading-5 tabular-nums',
          !isFolded && 'ml-auto',
        )}
      >
        {count === undefined ? '–' : number(count)}
      </b>
      {onToggle ? <Icon className="size-4 shrink-0 text-ink-500" aria-hidden /> : null}
    </>
  );
  const line = 'flex items-center gap-2 px-1.5 text-[14px] font-semibold';
  if (!onToggle) return <h2 className={cn(line, 'pb-2 pt-1')}>{content}</h2>;
  return (
    <h2 className={cn(isFolded && 'flex flex-1')}>
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-controls={bodyId}
        onClick={onToggle}
        className={cn(
          line,
          'w-full rounded-lg text-left hover:bg-card/60',
          isFolded ? 'min-h-32 flex-1 flex-col gap-2.5 px-0 py-3.5' : '-mt-2 min-h-11',
        )}
      >
        {content}
      </button>
    </h2>
  );
}
