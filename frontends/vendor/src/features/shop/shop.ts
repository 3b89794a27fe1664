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

export type BusinessType = 'manufacturer' | 'trader' | 'exporter' | 'service';
type TradeCategory = { id: string; slug: string; name: string; name_ne: string };

export type Shop = SellerProfile & {
  company_name_ne?: string | null;
  business_type?: BusinessType | string | null;
  business_nature?: string | null;
  pan_number?: string | null;
  province_id?: number | null;
  district_id?: number | null;
  municipality_id?: number | null;
  ward?: number | null;
  district?: string | null;
  district_ne?: string | null;
  delivers_to?: number[];
  categories?: TradeCategory[];
  closure_note?: string | null;
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
  shop.brand_colour ?? colourOf(shop.company_name);

/** Digits only, as wa.me wants them. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** A year is no amount: it has no thousands mark. */
export const yearText = (year: number, number: (value: number) => string): string =>
  number(year).replace(/[,\s]/g, '');
