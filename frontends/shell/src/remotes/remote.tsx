import { useLocation } from '@haat/platform';
import { lazy, Suspense, useMemo, useState } from 'react';
import { PageLoading } from '../layouts/page-load';
import { loadModule, loadedModule } from './modules';
import { RemoteBoundary } from './remote-boundary';
import { Container, Skeleton } from '@haat/ui';

const Waiting = () => (
  <Container className="grid gap-4 py-8">
    <PageLoading />
    <Skeleton className="h-40 rounded-lg" />
    <Skeleton className="h-64 rounded-lg" />
  </Container>
);

/** A page of another team: `<remote>/<exposed module>`. */
export function Remote({ id }: { id: string }) {
  const [attempt, setAttempt] = useState(0);
  const { pathname } = useLocation();
  // React.lazy caches a rejected import permanently: each attempt needs a new one.
  const Page = useMemo(
    () => loadedModule(id)?.default ?? lazy(() => loadModule(id)),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [id, attempt],
  );
  return (
    <RemoteBoundary
      key={`${id}:${attempt}`}
      at={pathname}
      waiting={<Waiting />}
      onRetry={() => setAttempt((n) => n + 1)}
    >
      <Suspense fallback={<Waiting />}>
        <Page />
      </Suspense>
    </RemoteBoundary>
  );
}
