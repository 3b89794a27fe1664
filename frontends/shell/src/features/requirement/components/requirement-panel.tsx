import { useHydrated, useSearchParams } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useCallback, useDeferredValue, useState } from 'react';
import { EditRequirement } from './edit-requirement';
import { EMPTY_STORED_DRAFT } from '../draft-storage';
import { NewWizard } from './new-wizard';
import type { Typed } from '../typed';
import { Wizard } from './wizard';

/** Post Your Requirement (D24): a new one, a draft going on, or a posted one being changed. */
export function RequirementPanel() {
  // The server has no storage: the stored draft loads after the first render, and a tap may come between.
  const isHydrated = useDeferredValue(useHydrated());
  const [typed, setTyped] = useState<Typed>({});
  const clearTyped = useCallback(() => setTyped({}), []);
  const [params] = useSearchParams();
  const id = params.get('requirement');
  return (
    <Card id="post" className="scroll-mt-4 rounded-[22px] p-4 shadow-e2 sm:p-5 lg:p-6">
      <h2 className="text-xl">
        {id ? <Trans>Your requirement</Trans> : <Trans>Post Your Requirement</Trans>}
      </h2>
      <p className="mb-4 mt-1 text-[14px] text-ink-500">
        <Trans>Up to ten suppliers answer with a quote. Your phone stays hidden.</Trans>
      </p>
      {!isHydrated ? (
        <Wizard start={EMPTY_STORED_DRAFT} onTyped={setTyped} />
      ) : id ? (
        <EditRequirement key={id} id={id} />
      ) : (
        <NewWizard key={params.toString()} {...{ params, typed }} onTaken={clearTyped} />
      )}
    </Card>
  );
}
