/** What the form holds, and the specification's rules about it (spec 5). */
import type { User } from '@haat/platform';
import type { PlaceValues } from './place-selects';

export type EnquiryValues = {
  name: string;
  phone_number: string;
  email: string;
  requirements: string;
  category_id: string;
  website: string;
} & PlaceValues;

/** Shorter than this a phone is refused, and phone or e-mail are asked again in the review. */
export const CONTACT_MIN = 8;
export const REQUIREMENTS_MAX = 1000;

export const EMPTY: EnquiryValues = {
  name: '',
  phone_number: '',
  email: '',
  requirements: '',
  category_id: '',
  website: '',
  province_id: '',
  district_id: '',
  municipality_id: '',
};

export const isTooShort = (text: string): boolean => text.trim().length < CONTACT_MIN;

/** Where to deliver, as the API wants it; without a district there is none. */
export const deliveryOf = ({ district_id, municipality_id }: EnquiryValues) =>
  district_id
    ? {
        delivery: {
          district_id: Number(district_id),
          ...(municipality_id ? { municipality_id: Number(municipality_id) } : {}),
        },
      }
    : {};

/** Fills what is still empty; what was typed stays. */
export const prefilled = (values: EnquiryValues, user: User): EnquiryValues => ({
  ...values,
  name: values.name || `${user.fname} ${user.lname}`.trim(),
  email: values.email || user.email,
  phone_number: values.phone_number || withoutDialCode(user.phone_number ?? ''),
});

/** The dial code stands before the field already. */
const withoutDialCode = (phone: string): string => phone.replace(/^\+977/, '');

/** After the thank-you name, e-mail and requirements go, the phone stays (D29). */
export const afterThanks = (values: EnquiryValues): EnquiryValues => ({
  ...EMPTY,
  phone_number: values.phone_number,
});
