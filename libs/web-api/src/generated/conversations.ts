/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConversations: build.query<ListConversationsApiResponse, ListConversationsApiArg>(
      {
        query: (queryArg) => ({
          url: `/conversations`,
          params: {
            cursor: queryArg.cursor,
            q: queryArg.q,
            unread: queryArg.unread,
            per_page: queryArg.perPage,
          },
        }),
      },
    ),
    getConversation: build.query<GetConversationApiResponse, GetConversationApiArg>({
      query: (queryArg) => ({
        url: `/conversations/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    blockContact: build.mutation<BlockContactApiResponse, BlockContactApiArg>({
      query: (queryArg) => ({
        url: `/conversations/${encodeURIComponent(String(queryArg))}/block`,
        method: 'POST',
      }),
    }),
    unblockContact: build.mutation<UnblockContactApiResponse, UnblockContactApiArg>({
      query: (queryArg) => ({
        url: `/conversations/${encodeURIComponent(String(queryArg))}/block`,
        method: 'DELETE',
      }),
    }),
    listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
      query: (queryArg) => ({
        url: `/conversations/${encodeURIComponent(String(queryArg.conversationId))}/messages`,
        params: {
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
      query: (queryArg) => ({
        url: `/conversations/${encodeURIComponent(String(queryArg.conversationId))}/messages`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    takeBackMessage: build.mutation<TakeBackMessageApiResponse, TakeBackMessageApiArg>({
      query: (queryArg) => ({
        url: `/conversations/${encodeURIComponent(String(queryArg.conversationId))}/messages/${encodeURIComponent(String(queryArg.messageId))}`,
        method: 'DELETE',
      }),
    }),
    readConversation: build.mutation<ReadConversationApiResponse, ReadConversationApiArg>(
      {
        query: (queryArg) => ({
          url: `/conversations/${encodeURIComponent(String(queryArg))}/read`,
          method: 'POST',
        }),
      },
    ),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as conversationsApi };
export type ListConversationsApiResponse =
  /** status 200 Successful Response */ FeedConversationOut;
export type ListConversationsApiArg = {
  cursor?: string | null;
  q?: string | null;
  unread?: boolean;
  perPage?: number;
};
export type GetConversationApiResponse =
  /** status 200 Successful Response */ ConversationDetail;
export type GetConversationApiArg = string;
export type BlockContactApiResponse =
  /** status 200 Successful Response */ ConversationDetail;
export type BlockContactApiArg = string;
export type UnblockContactApiResponse =
  /** status 200 Successful Response */ ConversationDetail;
export type UnblockContactApiArg = string;
export type ListMessagesApiResponse =
  /** status 200 Successful Response */ PageMessageOut;
export type ListMessagesApiArg = {
  conversationId: string;
  page?: number;
  perPage?: number | null;
};
export type SendMessageApiResponse = /** status 201 Successful Response */ Sent;
export type SendMessageApiArg = {
  conversationId: string;
  'Idempotency-Key'?: string;
  body: NewMessage;
};
export type TakeBackMessageApiResponse = /** status 200 Successful Response */ MessageOut;
export type TakeBackMessageApiArg = {
  conversationId: string;
  messageId: string;
};
export type ReadConversationApiResponse = /** status 200 Successful Response */ Unread;
export type ReadConversationApiArg = string;
export type QuoteAbout = {
  id: string;
  status: string;
  status_label: string;
  landed: string;
};
export type About = {
  kind: 'enquiry' | 'requirement';
  enquiry_id: string | null;
  requirement_id: string | null;
  title: string;
  title_ne: string | null;
  image: string | null;
  quantity: string | null;
  unit: string | null;
  status: string;
  status_label: string;
  quote: QuoteAbout | null;
};
export type Counterpart = {
  name: string | null;
  name_ne: string | null;
  slug: string | null;
  logo: string | null;
  colour: string | null;
  is_verified: boolean;
  is_guest: boolean;
};
export type LastMessage = {
  body: string;
  is_mine: boolean;
  has_files: boolean;
  created_at: string;
};
export type ConversationOut = {
  id: string;
  role: 'buyer' | 'seller';
  about: About;
  counterpart: Counterpart;
  last_message: LastMessage | null;
  unread_count: number;
  is_blocked: boolean;
  updated_at: string;
};
export type Onward = {
  next: string | null;
};
export type CursorMeta = {
  next_cursor: string | null;
  unread: number;
};
export type FeedConversationOut = {
  data: ConversationOut[];
  links: Onward;
  meta: CursorMeta;
};
export type Opening = {
  body: string;
  is_mine: boolean;
  created_at: string;
};
export type ConversationDetail = {
  id: string;
  role: 'buyer' | 'seller';
  about: About;
  counterpart: Counterpart;
  last_message: LastMessage | null;
  unread_count: number;
  is_blocked: boolean;
  updated_at: string;
  opening: Opening | null;
  can_write: boolean;
  closed_because: ('closed' | 'blocked' | 'blocked_by_you' | 'waiting') | null;
};
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
  useListConversationsQuery,
  useLazyListConversationsQuery,
  useGetConversationQuery,
  useLazyGetConversationQuery,
  useBlockContactMutation,
  useUnblockContactMutation,
  useListMessagesQuery,
  useLazyListMessagesQuery,
  useSendMessageMutation,
  useTakeBackMessageMutation,
  useReadConversationMutation,
} = injectedRtkApi;
