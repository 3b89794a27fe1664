import type { MessageOut } from '@haat/api/conversations';
import { useMemo } from 'react';
import { useMessagesInfiniteQuery } from '../../api/messages';

/** Messages, oldest first, with a function to load earlier ones. */
export function useTalk(id: string) {
  const query = useMessagesInfiniteQuery(id);
  const { currentData, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    query;
  const messages = useMemo(
    () => currentData && oldestFirst(currentData.pages.flatMap(({ data }) => data)),
    [currentData],
  );
  return {
    messages,
    error,
    refetch,
    hasEarlier: hasNextPage,
    isLoadingEarlier: isFetchingNextPage,
    loadEarlier: () => void fetchNextPage(),
  };
}

/** A message that arrived between two requests is on both pages. */
function oldestFirst(newestFirst: MessageOut[]): MessageOut[] {
  const byId = new Map(newestFirst.map((message) => [message.id, message]));
  return [...byId.values()].reverse();
}
