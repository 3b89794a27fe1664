import { useSearchParams } from '@haat/platform';
import { useConversationsInfiniteQuery } from '../../../api/conversations';

/** The list with the filters of the address: `?q=` and `?unread=true`. */
export function useConversations() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const isUnreadOnly = params.get('unread') === 'true';
  const query = useConversationsInfiniteQuery({
    ...(q ? { q } : {}),
    ...(isUnreadOnly ? { unread: true } : {}),
  });
  const go = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true });
  };
  const queryString = params.toString();
  return {
    query,
    rows: query.currentData?.pages.flatMap(({ data }) => data),
    q,
    isUnreadOnly,
    go,
    /** The filters that a link of the list preserves. */
    search: queryString ? `?${queryString}` : '',
  };
}

export type Conversations = ReturnType<typeof useConversations>;
