import { useChangeRequirementStatusMutation } from '@haat/platform';
import { useEffect, useRef } from 'react';
import type { Lead } from '../../api/leads';

/**
 * Opening says so. A public requirement that nobody sent may be found by its address: looking at it
 * makes it a lead; `isUnknown` says that the server knows of none yet.
 */
export function useMarkViewed(
  id: string,
  lead: Lead | undefined,
  isUnknown: boolean,
): void {
  const [change] = useChangeRequirementStatusMutation();
  const told = useRef('');
  const isNew = isUnknown || lead?.status === 'notified';
  useEffect(() => {
    // Once: a refusing server is not asked for ever.
    if (!isNew || told.current === id) return;
    told.current = id;
    void change({ id, status: 'viewed' });
  }, [id, isNew, change]);
}
