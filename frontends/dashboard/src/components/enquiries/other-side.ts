import { companyName, useLocale } from '@haat/platform';
import type { Enquiry } from '../../api/enquiries';
import type { Side } from './stages';

/** The other side of the conversation: the buyer's name, or the company's. */
export function useOtherSide(enquiry: Enquiry, side: Side): string {
  const locale = useLocale();
  const { name, seller } = enquiry;
  if (side === 'seller') return name;
  return companyName(seller, locale) || name;
}

/** The same of several enquiries, each as its reader's side has it. */
export function useOtherSideOf() {
  const locale = useLocale();
  return ({ name, seller, role }: Pick<Enquiry, 'name' | 'seller' | 'role'>): string =>
    role === 'seller' ? name : companyName(seller, locale) || name;
}

/** The company's logo next to its name, for the buyer; null for a person. */
export function companyOf({ seller }: Enquiry, side: Side) {
  if (side === 'seller' || !seller) return null;
  const { company_name: name, company_logo: logo, colour } = seller;
  return { name, logo, colour };
}

/** Digits only, as wa.me wants them. */
export const whatsAppOf = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`;
