/** engagement: all conversations of a person, about enquiries and leads. */
import { api } from '@haat/platform';

export type ClosedBecause = 'closed' | 'blocked' | 'blocked_by_you' | 'waiting';
export type ConversationAbout = {
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
  quote: { id: string; status: string; status_label: string; landed: string } | null;
};
export type Conversation = {
  id: string;
  role: 'buyer' | 'seller';
  about: ConversationAbout;
  counterpart: {
    /** Null for the buyer of a lead until the contact is shown. */
    name: string | null;
    name_ne: string | null;
    slug: string | null;
    logo: string | null;
    colour: string | null;
    is_verified: boolean;
    is_guest: boolean;
  };
  last_message: {
    body: string;
    is_mine: boolean;
    has_files: boolean;
    created_at: string;
  } | null;
  unread_count: number;
  is_blocked: boolean;
  updated_at: string;
};
export type OpenConversation = Conversation & {
  opening: { body: string; is_mine: boolean; created_at: string } | null;
  can_write: boolean;
  closed_because: ClosedBecause | null;
};
export type ConversationQuery = { q?: string; unread?: boolean };
type Feed = {
  data: Conversation[];
  meta: { next_cursor: string | null; unread: number };
};

const of = (id: string) => `/conversations/${encodeURIComponent(id)}`;

const conversationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    conversations: build.infiniteQuery<Feed, ConversationQuery, string>({
      query: ({ queryArg, pageParam }) => ({
        url: '/conversations',
        params: { ...queryArg, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
      },
      providesTags: ['Messages'],
    }),
    /** By its own id, or that of a quote or requirement it is about. */
    conversation: build.query<OpenConversation, string>({
      query: of,
      providesTags: ['Messages'],
    }),
    blockContact: build.mutation<OpenConversation, { id: string; isBlocked: boolean }>({
      query: ({ id, isBlocked }) => ({
        url: `${of(id)}/block`,
        method: isBlocked ? 'POST' : 'DELETE',
      }),
      invalidatesTags: (_changed, error) => (error ? [] : ['Messages']),
    }),
  }),
});

export const {
  useConversationsInfiniteQuery,
  useConversationQuery,
  useBlockContactMutation,
} = conversationsApi;
