import { IS_WIDE, useFormat, useMedia } from '@haat/platform';
import { Button } from '../controls/button';
import { Sheet } from '../overlays/sheet';
import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';

type Props = {
  /** How many filters are on. */
  chosen: number;
  /** The filters themselves. */
  children: ReactNode;
  /** On the button at the end: how many results there are. */
  outcome: ReactNode;
};

/** Beside narrow results the filters are a drawer; on a phone, a sheet at the bottom. */
export function FilterSheet({ chosen, children, outcome }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { number } = useFormat();
  const isWide = useMedia(IS_WIDE);
  return (
    <Sheet
      open={isOpen}
      onOpenChange={setIsOpen}
      side={isWide ? 'left' : 'bottom'}
      title={<Trans>Filters</Trans>}
      trigger={
        <Button variant="outline" className="flex-1 noscript:hidden xl:hidden">
          <SlidersHorizontal aria-hidden />
          <Trans>Filters</Trans>
          {chosen > 0 ? ` · ${number(chosen)}` : null}
        </Button>
      }
    >
      {children}
      <div className="sticky -bottom-5 -mx-5 -mb-5 border-t border-line bg-card px-5 py-3">
        <Button className="w-full" onClick={() => setIsOpen(false)}>
          {outcome}
        </Button>
      </div>
    </Sheet>
  );
}
