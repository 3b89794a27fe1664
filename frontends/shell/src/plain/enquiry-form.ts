/** An enquiry to one supplier. */
import { msg } from '@lingui/core/macro';
import { ADDRESS, TRAP, type PlainForm } from './plain-form';

export const enquiry: PlainForm = {
  title: msg`Send enquiry`,
  submit: msg`Send enquiry`,
  done: msg`The supplier has received your enquiry and will reply to you directly.`,
  fields: [
    ADDRESS('slug'),
    { name: 'product_id', kind: 'hidden' },
    { name: 'source', kind: 'hidden' },
    { name: 'quantity', kind: 'hidden' },
    { name: 'unit', kind: 'hidden' },
    {
      name: 'category_id',
      kind: 'select',
      label: msg`What is it about?`,
      isRequired: true,
      options: 'categories',
    },
    {
      name: 'name',
      kind: 'text',
      label: msg`Your name`,
      isRequired: true,
      autoComplete: 'name',
    },
    {
      name: 'email',
      kind: 'email',
      label: msg`Email`,
      isRequired: true,
      autoComplete: 'email',
    },
    {
      name: 'phone_number',
      kind: 'tel',
      label: msg`Phone`,
      isRequired: true,
      autoComplete: 'tel',
    },
    {
      name: 'requirements',
      kind: 'textarea',
      label: msg`What do you need?`,
      isRequired: true,
      maxLength: 1000,
    },
    TRAP,
  ],
  to: ({ slug = '' }) => `/api/webui/seller/${encodeURIComponent(slug)}/contactseller`,
  // Other forms have no subject.
  isPart: ({ category_id }) => !category_id,
};
