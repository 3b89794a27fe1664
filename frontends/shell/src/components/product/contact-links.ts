import type { SellerProfile } from '@haat/platform';

/** Where the buttons lead; null when the seller gave no number. */
export function contactLinks(profile: SellerProfile | undefined, text: string) {
  const phone = profile?.primary_mobile ?? null;
  const whatsapp = (profile?.whatsapp ?? phone)?.replace(/\D/g, '') || null;
  return {
    call: phone ? `tel:${phone}` : null,
    whatsapp: whatsapp
      ? `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`
      : null,
  };
}
