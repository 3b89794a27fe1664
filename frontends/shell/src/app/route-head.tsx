import { useAppSelector, useDocumentHead, useLocale, useLocation } from '@haat/platform';
import { useMemo, useState } from 'react';
import { headFacts, headFrom, isSameFacts } from '../ssr/route-head';
import { entryOf } from './route-table';

/** The document's head after each click, by the functions the server writes it with. */
export function RouteHead() {
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const facts = useAppSelector((state) => headFacts(state, pathname, query), isSameFacts);
  const head = useMemo(
    () => headFrom(facts, pathname, query, locale),
    [facts, pathname, query, locale],
  );
  const entry = entryOf(pathname);
  const [served] = useState(pathname);
  // The server has named the shop; its own code does so again when it has loaded.
  const isNamed = pathname === served && entry?.isRendered && 'module' in entry;
  const routeHead = isNamed ? null : head;
  useDocumentHead(entry ? routeHead : { status: 404 }, 'route');
  return null;
}
