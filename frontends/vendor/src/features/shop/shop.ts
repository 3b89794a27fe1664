/** The firm whose pages these are, as the vendor service tells it. */
import {
  skipToken,
  useOutletContext,
  useParams,
  useSellerProfileQuery,
  type Locale,
  type SellerProfile,
} from '@haat/platform';
import { colourOf } from '@haat/ui';

type Named = { id?: number | string; name: string; name_ne?: string | null };
type Place = Named | string | null;
export type BusinessType = 'manufacturer' | 'trader' | 'exporter' | 'service';

export type Shop = SellerProfile & {
  company_name_ne?: string | null;
  type?: BusinessType | string | null;
  colour?: string | null;
  pan_number?: string | null;
  ward?: number | null;
  municipality?: Place;
  district?: Place;
  province?: Place;
  delivers_to?: Named[] | null;
  categories?: Named[] | null;
  answered_count?: number | null;
};

/** The shop of the address; the layout gives it to its pages through the outlet. */
export function useShopQuery() {
  const { id } = useParams();
  const query = useSellerProfileQuery(id ?? skipToken);
  return { ...query, shop: query.data as Shop | undefined };
}

export const useShop = (): Shop => useOutletContext<Shop>();

export const nameOf = (shop: Shop, locale: Locale): string =>
  (locale === 'ne' && shop.company_name_ne) || shop.company_name;

export const aboutOf = (shop: Shop, locale: Locale): string | null =>
  (locale === 'ne' && shop.about_ne) || shop.about || null;

export const colourOfShop = (shop: Shop): string =>
  shop.brand_colour ?? shop.colour ?? colourOf(shop.company_name);

export function placeName(place: Place | undefined, locale: Locale): string | null {
  if (!place || typeof place === 'string') return place || null;
  return (locale === 'ne' && place.name_ne) || place.name;
}

/** `Ilam, Koshi`: where the firm is, in two words. */
export function areaOf(shop: Shop, locale: Locale): string {
  const district = placeName(shop.district, locale) ?? shop.city;
  const province = placeName(shop.province, locale) ?? shop.state;
  return [district, province].filter(Boolean).join(', ');
}

/** The whole address, for the profile and for visitors on their way. */
export function addressOf(shop: Shop, locale: Locale): string {
  const parts = [
    shop.business_address_1,
    placeName(shop.municipality, locale) ?? shop.locality,
    placeName(shop.district, locale) ?? shop.city,
    placeName(shop.province, locale) ?? shop.state,
  ].filter((part): part is string => Boolean(part));
  return parts.filter((part, index) => parts.indexOf(part) === index).join(', ');
}

/** Digits only, as wa.me wants them. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '');
