import { companyName, useLocale } from '@haat/platform';
import type { Enquiry } from '../../api/enquiries';
import type { Side } from './stages';

/** Whom one talks with: the buyer's name, or the company's. */
export function useOtherSide(enquiry: Enquiry, side: Side): string {
  const locale = useLocale();
  const { name, seller } = enquiry;
  if (side === 'seller') return name;
  return companyName(seller, locale) || name;
}

/** What a buyer sees beside the company's name; null where a person is. */
export function firmOf({ seller }: Enquiry, side: Side) {
  if (side === 'seller' || !seller) return null;
  const { company_name: name, company_logo: logo, colour } = seller;
  return { name, logo, colour };
}

/** Digits only, as wa.me wants them. */
export const whatsAppOf = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`;
