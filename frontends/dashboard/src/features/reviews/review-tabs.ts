import type { RequirementStatus } from '@haat/api/admin-requirements';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const tab = (status: RequirementStatus, label: MessageDescriptor) => ({
  key: status,
  statuses: [status],
  label,
});

/** Parts of the operator's list; drafts are their buyers' own. */
export const REVIEW_TABS = [
  tab('in_review', msg`Waiting`),
  tab('open', msg`Open for quotes`),
  tab('rejected', msg`Sent back`),
  tab('closed', msg`Closed`),
  tab('awarded', msg`Awarded`),
];
