/** What the home page shows besides products and categories. */
export type FeaturedSeller = {
  slug: string;
  company_name: string;
  company_name_ne?: string | null;
  company_logo?: string | null;
  colour?: string | null;
  is_seller_verified: boolean;
  district?: string | null;
  district_ne?: string | null;
  response_time_hours?: number | null;
  established?: number | null;
  products?: { image: string | null }[];
  images?: string[];
};
export type LatestRequirement = {
  id: string;
  title: string;
  title_ne?: string | null;
  district?: string | null;
  district_ne?: string | null;
  image?: string | null;
  note?: string | null;
  note_ne?: string | null;
  opened_at?: string;
  created_at?: string;
};
