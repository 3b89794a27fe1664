import type { RequirementShown } from '@haat/api/requirements';
import { useChangeRequirementStatusMutation } from '@haat/enquiry';
import { useEffect, useRef } from 'react';

/**
 * Opening says so. A public requirement that nobody sent may be found by its address: looking at it
 * makes it a lead; `isUnknown` says that the server knows of none yet.
 */
export function useMarkViewed(
  id: string,
  lead: RequirementShown | undefined,
  isUnknown: boolean,
): void {
  const [change] = useChangeRequirementStatusMutation();
  const told = useRef('');
  const isNew = isUnknown || lead?.status === 'notified';
  useEffect(() => {
    // Once: a refusing server is not asked for ever.
    if (!isNew || told.current === id) return;
    told.current = id;
    void change({ requirementId: id, body: { status: 'viewed' } });
  }, [id, isNew, change]);
}
