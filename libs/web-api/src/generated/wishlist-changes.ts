/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    askSuppliers: build.mutation<AskSuppliersApiResponse, AskSuppliersApiArg>({
      query: (queryArg) => ({
        url: `/wishlist/ask`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    editWishlistItem: build.mutation<EditWishlistItemApiResponse, EditWishlistItemApiArg>(
      {
        query: (queryArg) => ({
          url: `/wishlist/edit`,
          method: 'POST',
          body: queryArg,
        }),
      },
    ),
    moveWishlistItem: build.mutation<MoveWishlistItemApiResponse, MoveWishlistItemApiArg>(
      {
        query: (queryArg) => ({
          url: `/wishlist/move`,
          method: 'POST',
          body: queryArg,
        }),
      },
    ),
    renameWishlist: build.mutation<RenameWishlistApiResponse, RenameWishlistApiArg>({
      query: (queryArg) => ({
        url: `/wishlist/rename`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    draftRequirementOfWishlist: build.mutation<
      DraftRequirementOfWishlistApiResponse,
      DraftRequirementOfWishlistApiArg
    >({
      query: (queryArg) => ({
        url: `/wishlist/requirement`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    shareWishlist: build.mutation<ShareWishlistApiResponse, ShareWishlistApiArg>({
      query: (queryArg) => ({
        url: `/wishlist/share`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as wishlistChangesApi };
export type AskSuppliersApiResponse =
  /** status 201 Successful Response */ EnquiryResult[];
export type AskSuppliersApiArg = {
  'Idempotency-Key'?: string;
  body: EnquiryRequest;
};
export type EditWishlistItemApiResponse =
  /** status 200 Successful Response */ WishlistOut;
export type EditWishlistItemApiArg = Edit;
export type MoveWishlistItemApiResponse =
  /** status 200 Successful Response */ WishlistOut[];
export type MoveWishlistItemApiArg = ItemTransfer;
export type RenameWishlistApiResponse = /** status 200 Successful Response */ WishlistOut;
export type RenameWishlistApiArg = NewName;
export type DraftRequirementOfWishlistApiResponse =
  /** status 201 Successful Response */ RequirementOut;
export type DraftRequirementOfWishlistApiArg = {
  'Idempotency-Key'?: string;
  body: RequirementRequest;
};
export type ShareWishlistApiResponse = /** status 200 Successful Response */ WishlistOut;
export type ShareWishlistApiArg = Sharing;
export type FieldRefusal = {
  code: string;
  params: {
    [key: string]: string;
  };
};
export type EnquiryResult = {
  seller_slug: string;
  company_name: string;
  company_name_ne: string | null;
  status: 'sent' | 'refused';
  message: string | null;
  reason: FieldRefusal | null;
  enquiry_id: string | null;
};
export type Delivery = {
  district_id: number;
  municipality_id?: number | null;
};
export type EnquiryRequest = {
  delivery?: Delivery | null;
  needed_by?: string | null;
  attachment_ids?: string[];
  wishlist_id: string;
  seller_slugs: string[];
  name: string;
  phone_number: string;
  email: string;
  requirements: string;
};
export type SellerOut = {
  slug: string;
  company_name: string;
  company_name_ne: string | null;
  is_seller_verified: boolean;
  district: string | null;
  district_ne: string | null;
};
export type ItemOut = {
  id: string;
  slug: string;
  name: string;
  name_ne: string | null;
  image: string | null;
  price: string | null;
  price_on_request: boolean;
  currency: string;
  unit: string | null;
  moq: number | null;
  seller: SellerOut | null;
  is_available: boolean;
  quantity: string | null;
  note: string | null;
  added_price: string | null;
  added_at: string;
};
export type Products = {
  data: ItemOut[];
};
export type WishlistOut = {
  id: string;
  user_id: string;
  name: string;
  share_token: string | null;
  products: Products;
  created_at: string;
};
export type Edit = {
  wishlist_id: string;
  product_id: string;
  quantity?: (number | string) | null;
  note?: string | null;
};
export type ItemTransfer = {
  wishlist_id: string;
  product_id: string;
  to_wishlist_id: string;
};
export type NewName = {
  wishlist_id: string;
  name: string;
};
export type RequirementStatus =
  | 'draft'
  | 'in_review'
  | 'open'
  | 'closed'
  | 'awarded'
  | 'fulfilled'
  | 'cancelled'
  | 'expired'
  | 'rejected';
export type CategoryOut = {
  id: string;
  slug: string;
  name: string;
  name_ne: string;
};
export type ItemOut2 = {
  name: string;
  product_id: string | null;
  quantity: string;
  unit_id: string | null;
  unit: string | null;
  spec: string | null;
  target_price: string | null;
  id: string;
  is_awarded: boolean;
};
export type DeliveryPlace = {
  province_id: number | null;
  district_id: number | null;
  municipality_id: number | null;
  address: string | null;
};
export type SupplierPrefs = {
  verified_only: boolean;
  province_ids: number[];
};
export type ContactOut = {
  name: string;
  phone_number: string;
  email: string | null;
};
export type Part = {
  key: string;
  points: number;
};
export type Score = {
  total: number;
  parts: Part[];
};
export type MatchOut = {
  id: string;
  score: Score;
  wave: number;
  notified_at: string;
};
export type RequirementOut = {
  id: string;
  version: number;
  user_id: string | null;
  role: string;
  status:
    | 'draft'
    | 'in_review'
    | 'open'
    | 'closed'
    | 'awarded'
    | 'fulfilled'
    | 'cancelled'
    | 'expired'
    | 'rejected'
    | 'notified'
    | 'viewed'
    | 'shortlisted'
    | 'dismissed'
    | 'quoted'
    | 'won'
    | 'lost'
    | 'missed';
  status_label: string;
  allowed_statuses: (
    | 'draft'
    | 'in_review'
    | 'open'
    | 'closed'
    | 'awarded'
    | 'fulfilled'
    | 'cancelled'
    | 'expired'
    | 'rejected'
    | 'notified'
    | 'viewed'
    | 'shortlisted'
    | 'dismissed'
    | 'quoted'
    | 'won'
    | 'lost'
    | 'missed'
  )[];
  requirement_status: RequirementStatus;
  requirement_status_label: string;
  title: string;
  description: string;
  category: CategoryOut | null;
  items: ItemOut2[];
  delivery: DeliveryPlace | null;
  needed_by: string | null;
  frequency: ('once' | 'weekly' | 'monthly' | 'quarterly' | 'yearly') | null;
  purpose: ('own_use' | 'resale' | 'manufacturing' | 'project' | 'other') | null;
  prefs: SupplierPrefs | null;
  payment_pref: ('any' | 'advance' | 'on_delivery' | 'credit') | null;
  contact_pref: 'any' | 'message' | 'phone' | 'whatsapp' | 'viber';
  contact: ContactOut | null;
  is_private: boolean;
  seller_ids: string[];
  attachment_ids: string[];
  max_quotes: number;
  quotes_count: number;
  seats_left: number;
  matches_count: number;
  viewed_count: number;
  expires_in_days: 3 | 7 | 15 | 30;
  extensions_left: number;
  extension_days_left: number;
  hide_contact: boolean;
  review_reasons: string[];
  reason: string | null;
  scope: string;
  awarded_quote_id: string | null;
  match: MatchOut | null;
  quote_id: string | null;
  opened_at: string | null;
  expires_at: string;
  created_at: string;
  updated_at: string;
};
export type RequirementRequest = {
  wishlist_id: string;
  product_ids?: string[] | null;
};
export type Sharing = {
  wishlist_id: string;
  is_shared: boolean;
};
export const {
  useAskSuppliersMutation,
  useEditWishlistItemMutation,
  useMoveWishlistItemMutation,
  useRenameWishlistMutation,
  useDraftRequirementOfWishlistMutation,
  useShareWishlistMutation,
} = injectedRtkApi;
