import type { RequirementOut } from '@haat/api/requirements';
import { useChangeRequirementStatusMutation } from '@haat/enquiry';
import { useEffect, useRef } from 'react';

/**
 * Opening sets the status. A public requirement that nobody sent may be opened by its address: viewing it
 * makes it a lead; `isUnknown`: the server has none yet. Returns why the server refused.
 */
export function useSetViewed(
  id: string,
  lead: RequirementOut | undefined,
  isUnknown: boolean,
): unknown {
  const [change, { error }] = useChangeRequirementStatusMutation();
  const sentId = useRef('');
  const isNew = isUnknown || lead?.status === 'notified';
  useEffect(() => {
    // Once: a refusing server gets no second request.
    if (!isNew || sentId.current === id) return;
    sentId.current = id;
    void change({ requirementId: id, body: { status: 'viewed' } });
  }, [id, isNew, change]);
  return error;
}
