import { useFormat } from '@haat/platform';
import { Button, IconButton, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Selection } from '../../hooks/use-selection';

type Props<T extends { id: string }> = {
  selection: Selection<T>;
  /** Names the selected rows for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
};

/** Actions on the selected rows, above them: it covers none. */
export function SelectionBar<T extends { id: string }>(props: Props<T>) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { selected, all, clear } = props.selection;
  return (
    <section
      aria-label={props.label}
      className={cn(
        'flex flex-wrap items-center gap-2 border-b border-line bg-indigo-50 p-2 max-sm:[&>button]:px-2 sm:max-lg:gap-1 sm:max-lg:[&>button]:px-2',
        props.className,
      )}
    >
      <b role="status" className="mr-auto pl-2 text-[14px] sm:pl-0 tabular-nums">
        <Trans>{number(selected.length)} selected</Trans>
      </b>
      <Button variant="ghost" onClick={all} className="sm:px-3">
        <Trans>Select all</Trans>
      </Button>
      <IconButton
        label={t`Clear the selection`}
        onClick={clear}
        className="sm:order-first"
      >
        <X aria-hidden />
      </IconButton>
      {props.children}
    </section>
  );
}
