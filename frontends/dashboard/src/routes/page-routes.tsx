import { Route, matchPath, useDocumentHead, useLocation, whenIdle } from '@haat/platform';
import { LoadBoundary, Skeleton } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Suspense, lazy, useEffect, useMemo, type ReactElement } from 'react';

/** The path of a page in its area, its title (the home has the area's), and its code. */
export type PageRoute = [
  path: string,
  title: MessageDescriptor | null,
  load: () => Promise<ReactElement>,
];

const loaded = new Map<PageRoute, ReactElement>();
const begun = new WeakSet<PageRoute[]>();

async function fetchPage(route: PageRoute): Promise<ReactElement> {
  const [, , load] = route;
  const page = loaded.get(route) ?? (await load());
  loaded.set(route, page);
  return page;
}

/** Loads the code of the page at this address, while its messages load. A failure shows when the page renders. */
export async function fetchPageAt(area: string, routes: PageRoute[]): Promise<void> {
  const isHere = ([path]: PageRoute) => matchPath(`${area}/${path}`, location.pathname);
  const here = routes.find(isHere);
  if (here) await fetchPage(here).catch(() => undefined);
}

/** Loads one page after the other while the browser is idle: they open immediately, also offline. */
async function fetchOthers(routes: PageRoute[]): Promise<void> {
  if (begun.has(routes)) return;
  begun.add(routes);
  for (const route of routes) {
    await whenIdle();
    await fetchPage(route).catch(() => undefined);
  }
}

/** Renders after the page before it. */
function Others({ routes }: { routes: PageRoute[] }) {
  useEffect(() => void fetchOthers(routes), [routes]);
  return null;
}

const Shape = () => (
  <div className="grid gap-4 px-4 py-5 lg:px-6" aria-busy>
    <Skeleton className="h-9 w-56 max-w-full" />
    <Skeleton className="h-40 rounded-lg" />
    <Skeleton className="h-64 rounded-lg" />
  </div>
);

function lazyPage(route: PageRoute): ReactElement {
  const LazyPage = lazy(async () => {
    const page = await fetchPage(route);
    return { default: () => page };
  });
  return <LazyPage />;
}

type Props = { route: PageRoute; routes: PageRoute[] };
type PageProps = Props & { area: MessageDescriptor };

/** Loads the code again when it is mounted again after a failure. */
function Code({ route, routes }: Props) {
  const page = useMemo(() => loaded.get(route) ?? lazyPage(route), [route]);
  return (
    <Suspense fallback={<Shape />}>
      {page}
      <Others routes={routes} />
    </Suspense>
  );
}

/** An error is shown inside the layout. */
function Page({ route, routes, area }: PageProps) {
  const { pathname } = useLocation();
  const { i18n } = useLingui();
  const [, title] = route;
  const names = [title, area].flatMap((title) => (title ? [i18n._(title)] : []));
  useDocumentHead({ title: names.join(' – '), isHidden: true });
  return (
    <LoadBoundary at={pathname} waiting={<Shape />}>
      <Code route={route} routes={routes} />
    </LoadBoundary>
  );
}

/** The routes of an area. The code of a page loads when it is opened, or before. */
export const routesOf = (routes: PageRoute[], area: MessageDescriptor) =>
  routes.map((route) => {
    const [path] = route;
    const page = <Page route={route} routes={routes} area={area} />;
    return path ? (
      <Route key={path} path={path} element={page} />
    ) : (
      <Route key="home" index element={page} />
    );
  });
