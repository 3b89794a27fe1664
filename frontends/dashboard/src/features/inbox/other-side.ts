import { companyName, useLocale, type Enquiry } from '@haat/platform';
import type { Side } from './stages';

/** Whom one talks with: the buyer's name, or the company's. */
export function useOtherSide(enquiry: Enquiry, side: Side): string {
  const locale = useLocale();
  const { name, seller } = enquiry;
  if (side === 'seller') return name;
  return companyName(seller, locale) || name;
}

/** Digits only, as wa.me wants them. */
export const whatsAppOf = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`;
