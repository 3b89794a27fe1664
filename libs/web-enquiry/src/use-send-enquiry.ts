import type { ContactForm, EnquiryResult } from '@haat/api/contact-seller';
import {
  useContactSellerMutation,
  useContactSellersMutation,
} from './contact-seller-api';
import { productOf, type Recipient } from './enquiry-target';

/** What all recipients read. */
export type SharedBody = Omit<ContactForm, 'product_id'>;

/** To one supplier, or the same to several: a result for each. */
export function useSendEnquiry() {
  const [sendOne] = useContactSellerMutation();
  const [sendEach] = useContactSellersMutation();
  return async (recipients: Recipient[], body: SharedBody): Promise<EnquiryResult[]> => {
    const [only, ...others] = recipients;
    if (only && others.length === 0) {
      const form = { ...body, ...productOf(only) };
      const { id } = await sendOne({ slug: only.sellerSlug, body: form }).unwrap();
      return [resultOf(only, id)];
    }
    const named = recipients.map((one) => ({
      seller_slug: one.sellerSlug,
      ...productOf(one),
    }));
    return sendEach({ ...body, recipients: named }).unwrap();
  };
}

const resultOf = (to: Recipient, enquiry_id: string): EnquiryResult => ({
  seller_slug: to.sellerSlug,
  company_name: to.companyName ?? to.sellerSlug,
  company_name_ne: null,
  status: 'sent',
  message: null,
  reason: null,
  enquiry_id,
});
