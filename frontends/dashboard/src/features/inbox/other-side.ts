import type { Enquiry } from '@haat/platform';
import type { Side } from './stages';

/** Whom one talks with: the buyer's name, or the company's. */
export const otherSide = (enquiry: Enquiry, side: Side): string =>
  side === 'seller' ? enquiry.name : (enquiry.seller?.company_name ?? enquiry.name);

/** Digits only, as wa.me wants them. */
export const whatsAppOf = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`;
