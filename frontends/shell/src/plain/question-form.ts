/** A public question about a product. */
import { msg } from '@lingui/core/macro';
import { ABOUT_PRODUCT, ADDRESS, type PlainForm } from './plain-form';

export const question: PlainForm = {
  title: msg`Ask a question`,
  text: msg`Questions and answers are public, so don’t include phone numbers or email addresses. Yours appears here once the supplier answers; your name isn’t shown.`,
  submit: msg`Send question`,
  done: msg`Your question was sent to the supplier.`,
  about: ABOUT_PRODUCT,
  needsAccount: true,
  fields: [
    ADDRESS('slug'),
    {
      name: 'body',
      kind: 'textarea',
      label: msg`Ask a question`,
      hint: msg`At least 10 characters: quality, packing, delivery, documents.`,
      isRequired: true,
      maxLength: 500,
    },
  ],
  to: ({ slug = '' }) => `/api/webui/product/${encodeURIComponent(slug)}/questions`,
};
