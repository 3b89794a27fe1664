/** The answer to an enquiry by the link of its mail. */
import { msg } from '@lingui/core/macro';
import type { Locale } from '@haat/platform';
import type { Lead } from '../features/lead/lead-api';
import { ADDRESS, type PlainForm } from './plain-form';

function rows(lead: Lead, locale: Locale) {
  const product = (locale === 'ne' && lead.product_name_ne) || lead.product_name;
  const quantity = [lead.quantity, lead.unit].filter(Boolean).join(' ');
  const answers = lead.messages.map(({ is_mine, body }) => ({
    label: is_mine ? msg`You` : msg`Buyer`,
    text: body,
  }));
  return [
    { label: msg`Name`, text: lead.name },
    { label: msg`Phone Number`, text: lead.phone_number },
    { label: msg`Product`, text: product ?? '' },
    { label: msg`Quantity`, text: quantity },
    { label: msg`Requirement`, text: lead.requirements },
    ...answers,
  ].filter(({ text }) => text);
}

export const lead: PlainForm = {
  title: msg`An enquiry for you`,
  about: { from: ({ token = '' }) => `/api/leads/${encodeURIComponent(token)}`, rows },
  submit: msg`Send the answer`,
  done: msg`Your reply was sent.`,
  fields: [
    ADDRESS('token'),
    {
      name: 'body',
      kind: 'textarea',
      label: msg`Your answer`,
      isRequired: true,
      maxLength: 2000,
    },
  ],
  to: ({ token = '' }) => `/api/leads/${encodeURIComponent(token)}/messages`,
};
