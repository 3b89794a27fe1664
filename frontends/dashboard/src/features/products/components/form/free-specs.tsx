import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { FactRow } from './fact-row';
import type { Specs } from '../../hooks/use-specs';

const MAX_FACTS = 40;

type Props = { specs: Specs; attributeKeys: string[] };

/** Other specifications of the product: a name and a value each. */
export function FreeSpecs({ specs, attributeKeys }: Props) {
  const rows = specs.specs
    .map((spec, at) => ({ spec, at }))
    .filter(({ spec }) => !attributeKeys.includes(spec.key));
  return (
    <fieldset>
      <legend className="text-[13.5px] font-semibold">
        <Trans>More details</Trans>
      </legend>
      <ul className="mt-2 grid gap-3">
        {rows.map(({ spec, at }, index) => (
          <FactRow
            key={at}
            spec={spec}
            place={index + 1}
            onChange={(change) => specs.change(at, change)}
            onRemove={() => specs.remove(at)}
          />
        ))}
      </ul>
      {specs.specs.length < MAX_FACTS ? (
        <Button variant="outline" className="mt-3" onClick={specs.add}>
          <Plus aria-hidden />
          <Trans>Add specification</Trans>
        </Button>
      ) : null}
    </fieldset>
  );
}
