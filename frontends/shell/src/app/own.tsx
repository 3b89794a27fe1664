import { Outlet } from '@haat/platform';
import { Suspense } from 'react';
import { PageLoading } from './page-load';

/** A page of the shell whose code comes when it is opened. */
export const Own = () => (
  <Suspense fallback={<PageLoading />}>
    <Outlet />
  </Suspense>
);
