import { useLocale, type Enquiry } from '@haat/platform';
import type { Side } from './stages';

/** Whom one talks with: the buyer's name, or the company's. */
export function useOtherSide(enquiry: Enquiry, side: Side): string {
  const isNepali = useLocale() === 'ne';
  const { name, seller } = enquiry;
  if (side === 'seller') return name;
  return (isNepali && seller?.company_name_ne) || (seller?.company_name ?? name);
}

/** Digits only, as wa.me wants them. */
export const whatsAppOf = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`;
