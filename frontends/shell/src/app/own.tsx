import { lazy, Suspense, useMemo } from 'react';
import { PageLoading } from './page-load';
import { loadPage, loadedPage, type PageName } from './pages';

/** A page of the shell whose code comes when it is opened, or came with the page. */
export function Own({ page }: { page: PageName }) {
  const Shown = useMemo(() => loadedPage(page) ?? lazy(() => loadPage(page)), [page]);
  return (
    <Suspense fallback={<PageLoading />}>
      <Shown />
    </Suspense>
  );
}
