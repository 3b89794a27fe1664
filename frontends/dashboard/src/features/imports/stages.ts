import type { ImportOut } from '@haat/api/imports';

/** The five steps of an upload. */
export const STEPS = ['template', 'file', 'check', 'upload', 'report'] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: Record<string, Step> = {
  uploaded: 'check',
  mapping: 'check',
  validating: 'check',
  validated: 'check',
  processing: 'upload',
};
export const stepOf = ({ status }: Pick<ImportOut, 'status'>): Step =>
  STEP_OF[status] ?? 'report';

/** The worker has it: ask again soon. */
export const isAtWork = (job: Pick<ImportOut, 'status' | 'is_undoing'>): boolean =>
  job.is_undoing || ['uploaded', 'validating', 'processing'].includes(job.status);
