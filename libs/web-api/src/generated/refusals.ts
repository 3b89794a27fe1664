/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
export type FieldRefusal = {
  code: string;
  params: {
    [key: string]: string;
  };
};
export type OpenOrder = {
  order_id: string;
  number: string;
  role: 'buyer' | 'seller';
  status: string;
  changed_at: string;
};
export type OpenDeal = {
  quote_id: string;
  number: string;
  role: 'buyer' | 'seller';
  accepted_at: string;
  closes_at: string;
};
export type OpenDealList = {
  orders: OpenOrder[];
  deals: OpenDeal[];
};
export type OpenDealsRefusal = {
  message: string;
  code: string;
  reason?: FieldRefusal | null;
  errors?: {
    [key: string]: string[];
  } | null;
  reasons?: {
    [key: string]: FieldRefusal;
  } | null;
  data?: OpenDealList | null;
};
export type Refusal = {
  message: string;
  code: string;
  reason?: FieldRefusal | null;
  errors?: {
    [key: string]: string[];
  } | null;
  reasons?: {
    [key: string]: FieldRefusal;
  } | null;
  data?: unknown;
};
