/** A public question about a product. */
import { msg } from '@lingui/core/macro';
import { ABOUT_PRODUCT, ADDRESS, type PlainForm } from './plain-form';

export const question: PlainForm = {
  title: msg`Ask a question`,
  text: msg`Everybody can read question and answer, so leave phone numbers and e-mail addresses out. It appears here when the supplier has answered; your name is not shown.`,
  submit: msg`Send question`,
  done: msg`The supplier has your question.`,
  about: ABOUT_PRODUCT,
  needsAccount: true,
  fields: [
    ADDRESS('slug'),
    {
      name: 'body',
      kind: 'textarea',
      label: msg`Ask a question`,
      hint: msg`At least 10 letters: quality, packing, delivery, papers.`,
      isRequired: true,
      maxLength: 500,
    },
  ],
  to: ({ slug = '' }) => `/api/webui/product/${encodeURIComponent(slug)}/questions`,
};
