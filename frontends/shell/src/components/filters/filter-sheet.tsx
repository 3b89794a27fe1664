import { useFormat } from '@haat/platform';
import { Button, Sheet } from '@haat/ui';
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

/** On a phone the filters are a sheet at the bottom. */
export function FilterSheet({ chosen, children, outcome }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { number } = useFormat();
  return (
    <Sheet
      open={isOpen}
      onOpenChange={setIsOpen}
      side="bottom"
      title={<Trans>Filters</Trans>}
      trigger={
        <Button variant="outline" className="flex-1 noscript:hidden lg:hidden">
          <SlidersHorizontal aria-hidden />
          <Trans>Filters</Trans>
          {chosen > 0 ? ` · ${number(chosen)}` : null}
        </Button>
      }
    >
      {children}
      <Button className="sticky bottom-0 mt-2 w-full" onClick={() => setIsOpen(false)}>
        {outcome}
      </Button>
    </Sheet>
  );
}
