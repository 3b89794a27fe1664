/** Who is signed in, as the API tells it. */
export type Role = 'buyer' | 'seller' | 'admin';

export type User = {
  id: string;
  fname: string;
  lname: string;
  email: string;
  email_verified_at: string | null;
  phone_number?: string | null;
  phone_verified_at?: string | null;
  roles: Role[];
  locale?: string;
  currency?: string;
};

export type Session = {
  isAuth: boolean;
  user: User | null;
  access_token: string | null;
  /** Of a person without a firm it is the step alone (D10). */
  seller_profile: Partial<SellerProfile> | null;
};

export type SellerProfile = {
  company_name: string;
  slug: string;
  company_logo: string | null;
  is_seller_verified: boolean;
  business_address_1: string | null;
  locality: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  gstin: string | null;
  primary_mobile: string | null;
  primary_email: string | null;
  location: { lat: number; lng: number } | null;
  phone_verified_at: string | null;
  statutory_detail_status: string | null;
  step: number;
  about?: string | null;
  about_ne?: string | null;
  banner?: string | null;
  brand_colour?: string | null;
  /** Of the logo: it comes before the firm's own choice. */
  theme_color?: string | null;
  established?: number | null;
  whatsapp?: string | null;
  viber?: string | null;
  verification?: { what: string; at: string }[];
  response_rate?: number | null;
  response_time_hours?: number | null;
  closed_until?: string | null;
};
