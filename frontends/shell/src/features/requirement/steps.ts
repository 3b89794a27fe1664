/** The wizard's four steps, and which field of the API is on which step. */
import { msg } from '@lingui/core/macro';

/** Fields by the names the API gives them; a list's are named by their places. */
export const STEPS = [
  {
    label: msg`What`,
    fields: ['title', 'category_id', 'description', 'purpose', 'attachment_ids'],
  },
  { label: msg`How much`, fields: ['items'] },
  {
    label: msg`When and where`,
    fields: ['needed_by', 'frequency', 'delivery', 'payment_pref'],
  },
  {
    label: msg`Contact`,
    fields: [
      'prefs',
      'seller_ids',
      'max_quotes',
      'expires_in_days',
      'contact',
      'contact_pref',
      'hide_contact',
    ],
  },
];
export const LAST = STEPS.length - 1;

/** The step of a field of the API; -1: nowhere, its message becomes a notification. */
export const stepOf = (field: string): number =>
  STEPS.findIndex(({ fields }) => fields.includes(field.split('.')[0] ?? ''));

/** The first step with one of these fields. */
export const firstStepOf = (fields: string[]): number => {
  const steps = fields.map(stepOf).filter((step) => step >= 0);
  return steps.length > 0 ? Math.min(...steps) : -1;
};

/** The form's path of a field of the API: what the API groups lies flat in it. */
export const fieldOf = (path: string): string =>
  path === 'attachment_ids' ? 'files' : path.replace(/^(delivery|contact|prefs)\./, '');
