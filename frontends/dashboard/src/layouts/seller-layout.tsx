import { useOwnSellerProfileQuery } from '@haat/platform';
import type { ReactNode } from 'react';
import { DashboardLayout } from './dashboard-layout';

/** The seller's dashboard; its query keeps the profile in the session current. */
export function SellerLayout({ children }: { children?: ReactNode }) {
  // Nothing here renders it.
  useOwnSellerProfileQuery(true, { selectFromResult: () => ({}) });
  return <DashboardLayout name="seller">{children}</DashboardLayout>;
}
