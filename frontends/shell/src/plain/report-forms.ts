/** Reports about a product and about a company. */
import { msg } from '@lingui/core/macro';
import { companyName } from '@haat/platform';
import {
  ABOUT_PRODUCT,
  ADDRESS,
  type About,
  type Option,
  type PlainField,
  type PlainForm,
} from './plain-form';

const EMAIL: PlainField = {
  name: 'email',
  kind: 'email',
  label: msg`Email (optional, if we may contact you)`,
  autoComplete: 'email',
};
const reason = (options: Option[]): PlainField => ({
  name: 'reason',
  kind: 'select',
  label: msg`Reason`,
  isRequired: true,
  options,
});
const SHARED = {
  text: msg`Only our staff can see this. We never tell the seller who reported it.`,
  submit: msg`Send report`,
  done: msg`Thank you. Our team will review it.`,
};

type Company = Parameters<typeof companyName>[0];
const ABOUT_SELLER: About = {
  from: ({ slug = '' }) => `/api/webui/seller/${encodeURIComponent(slug)}/sellerprofile`,
  rows: (seller: Company, locale) => [
    { label: msg`Company`, text: companyName(seller, locale) },
  ],
};

export const reportProduct: PlainForm = {
  ...SHARED,
  about: ABOUT_PRODUCT,
  title: msg`Report a product`,
  fields: [
    ADDRESS('slug'),
    reason([
      { value: 'prohibited', label: msg`It’s not allowed to be sold` },
      { value: 'misleading', label: msg`Misleading text or pictures` },
      { value: 'counterfeit', label: msg`It’s counterfeit` },
      { value: 'wrong_price', label: msg`The price is wrong` },
      { value: 'copied', label: msg`Copied pictures or text` },
      { value: 'other', label: msg`Something else` },
    ]),
    { name: 'text', kind: 'textarea', label: msg`What’s wrong?`, maxLength: 2000 },
    EMAIL,
  ],
  to: ({ slug = '' }) => `/api/webui/product/${encodeURIComponent(slug)}/report`,
};

export const reportSeller: PlainForm = {
  ...SHARED,
  about: ABOUT_SELLER,
  title: msg`Report a company`,
  fields: [
    ADDRESS('slug'),
    reason([
      { value: 'fake_company', label: msg`Fake company` },
      { value: 'wrong_details', label: msg`Wrong name, address or documents` },
      { value: 'fraud', label: msg`Took payment but didn’t deliver` },
      { value: 'prohibited_goods', label: msg`Sells prohibited goods` },
      { value: 'offensive', label: msg`Offensive text or pictures` },
      { value: 'other', label: msg`Something else` },
    ]),
    {
      name: 'text',
      kind: 'textarea',
      label: msg`What happened?`,
      isRequired: true,
      maxLength: 2000,
    },
    EMAIL,
  ],
  to: ({ slug = '' }) => `/api/webui/seller/${encodeURIComponent(slug)}/report`,
};
