import { useSearchParams } from '@haat/platform';
import { useConversationsInfiniteQuery } from '../../api/conversations';

/** The list as the address asks for it: `?q=` and `?unread=true`. */
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
  const asked = params.toString();
  return {
    query,
    rows: query.currentData?.pages.flatMap(({ data }) => data),
    q,
    isUnreadOnly,
    go,
    /** What a link into the list keeps. */
    search: asked ? `?${asked}` : '',
  };
}

export type Conversations = ReturnType<typeof useConversations>;
