import { lazy, Suspense, useMemo } from 'react';
import { PageLoading } from '../layouts/page-load';
import { loadPage, loadedPage, type PageName } from './pages';

/** A page of the shell: its code loads when it is opened, or has loaded with the document. */
export function LazyPage({ page }: { page: PageName }) {
  const Page = useMemo(() => loadedPage(page) ?? lazy(() => loadPage(page)), [page]);
  return (
    <Suspense fallback={<PageLoading />}>
      <Page />
    </Suspense>
  );
}
