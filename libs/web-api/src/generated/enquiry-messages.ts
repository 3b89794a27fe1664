/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEnquiryMessages: build.query<
      ListEnquiryMessagesApiResponse,
      ListEnquiryMessagesApiArg
    >({
      query: (queryArg) => ({
        url: `/enquiries/${encodeURIComponent(String(queryArg.conversationId))}/messages`,
        params: {
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    sendEnquiryMessage: build.mutation<
      SendEnquiryMessageApiResponse,
      SendEnquiryMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/enquiries/${encodeURIComponent(String(queryArg.conversationId))}/messages`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    readEnquiryMessages: build.mutation<
      ReadEnquiryMessagesApiResponse,
      ReadEnquiryMessagesApiArg
    >({
      query: (queryArg) => ({
        url: `/enquiries/${encodeURIComponent(String(queryArg))}/read`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enquiryMessagesApi };
export type ListEnquiryMessagesApiResponse =
  /** status 200 Successful Response */ PageMessageOut;
export type ListEnquiryMessagesApiArg = {
  conversationId: string;
  page?: number;
  perPage?: number | null;
};
export type SendEnquiryMessageApiResponse = /** status 201 Successful Response */ Sent;
export type SendEnquiryMessageApiArg = {
  conversationId: string;
  body: NewMessage;
};
export type ReadEnquiryMessagesApiResponse = /** status 200 Successful Response */ Unread;
export type ReadEnquiryMessagesApiArg = string;
export type MessageOut = {
  id: string;
  conversation_id: string;
  enquiry_id: string | null;
  sender_role: string;
  is_mine: boolean;
  body: string;
  attachment_ids: string[];
  created_at: string;
  read_at: string | null;
  removed_at: string | null;
  can_remove: boolean;
};
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type Meta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  [key: string]: unknown;
};
export type PageMessageOut = {
  data: MessageOut[];
  links: Links;
  meta: Meta;
};
export type EnquiryStatus =
  | 'new'
  | 'seen'
  | 'replied'
  | 'info_requested'
  | 'quoted'
  | 'won'
  | 'lost'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'spam';
export type Sent = {
  id: string;
  conversation_id: string;
  enquiry_id: string | null;
  sender_role: string;
  is_mine: boolean;
  body: string;
  attachment_ids: string[];
  created_at: string;
  read_at: string | null;
  removed_at: string | null;
  can_remove: boolean;
  enquiry_status: EnquiryStatus | null;
};
export type NewMessage = {
  body: string;
  attachment_ids?: string[];
};
export type Unread = {
  unread: number;
};
export const {
  useListEnquiryMessagesQuery,
  useLazyListEnquiryMessagesQuery,
  useSendEnquiryMessageMutation,
  useReadEnquiryMessagesMutation,
} = injectedRtkApi;
