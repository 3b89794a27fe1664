import { useFormat } from '@haat/platform';
import { Button, Sheet } from '@haat/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { FILTERS } from './directory-query';
import { SupplierFacets } from './supplier-facets';
import type { Directory } from './use-directory';

/** On a phone the filters come from below; the button at its end tells what they leave. */
export function FilterSheet({ directory }: { directory: Directory }) {
  const [isOpen, setIsOpen] = useState(false);
  const { number } = useFormat();
  const chosen = FILTERS.filter((name) => directory.query[name]).length;
  const total = directory.answer.data?.meta.total ?? 0;
  const shown = number(total);
  return (
    <Sheet
      open={isOpen}
      onOpenChange={setIsOpen}
      side="bottom"
      title={<Trans>Filters</Trans>}
      trigger={
        <Button variant="outline" className="w-full lg:hidden">
          <SlidersHorizontal aria-hidden />
          <Trans>Filters</Trans>
          {chosen > 0 ? ` · ${number(chosen)}` : null}
        </Button>
      }
    >
      <SupplierFacets directory={directory} />
      <Button className="sticky bottom-0 mt-2 w-full" onClick={() => setIsOpen(false)}>
        <Plural
          value={total}
          one={`Show ${shown} supplier`}
          other={`Show ${shown} suppliers`}
        />
      </Button>
    </Sheet>
  );
}
