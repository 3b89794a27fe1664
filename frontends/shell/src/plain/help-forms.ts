/** What people write to the helpdesk. */
import { msg } from '@lingui/core/macro';
import { ADDRESS, TRAP, type PlainField, type PlainForm } from './plain-form';

const TICKETS: Record<string, string> = {
  contact: '/api/webui/contact-us',
  complaint: '/api/webui/complaints',
  feedback: '/api/webui/feedback',
};
const NAME: PlainField = {
  name: 'name',
  kind: 'text',
  label: msg`Your name`,
  maxLength: 120,
  autoComplete: 'name',
};
const EMAIL: PlainField = {
  name: 'email',
  kind: 'email',
  label: msg`Email`,
  autoComplete: 'email',
};

export const ticket: PlainForm = {
  title: msg`Contact us`,
  submit: msg`Send`,
  done: msg`We received your message and will reply by email.`,
  fields: [
    ADDRESS('kind'),
    NAME,
    EMAIL,
    {
      name: 'phone_number',
      kind: 'tel',
      label: msg`Phone (optional)`,
      autoComplete: 'tel',
    },
    {
      name: 'about',
      kind: 'text',
      label: msg`About which company or product?`,
      maxLength: 255,
    },
    {
      name: 'text',
      kind: 'textarea',
      label: msg`Your message`,
      isRequired: true,
      maxLength: 4000,
    },
    TRAP,
  ],
  to: ({ kind = '' }) => TICKETS[kind] ?? '/api/webui/contact-us',
};

export const helpful: PlainForm = {
  title: msg`Was this helpful?`,
  submit: msg`Send`,
  done: msg`Thank you. Your feedback helps us improve.`,
  fields: [
    { name: 'article', kind: 'hidden' },
    { name: 'is_helpful', kind: 'hidden', as: 'boolean' },
    {
      name: 'text',
      kind: 'textarea',
      label: msg`What was missing or wrong?`,
      maxLength: 2000,
    },
  ],
  to: () => '/api/webui/feedback',
};
