/** Who sends a form that the API takes from accounts only: signed in for this one call. */
import { msg } from '@lingui/core/macro';
import type { PlainField } from './plain-form';

export const ACCOUNT_FIELDS: PlainField[] = [
  {
    name: 'account.email',
    kind: 'email',
    label: msg`Email of your account`,
    isRequired: true,
    autoComplete: 'username',
    heading: msg`Your account`,
  },
  {
    name: 'account.password',
    kind: 'password',
    label: msg`Password`,
    isRequired: true,
    autoComplete: 'current-password',
  },
  {
    name: 'account.terms',
    kind: 'checkbox',
    label: msg`I accept the terms and conditions`,
    isRequired: true,
  },
];
