import { useOwnSellerProfileQuery } from '@haat/platform';
import type { ReactNode } from 'react';
import { DeskLayout } from './desk-layout';

/** The seller's desk; its query keeps the profile in the session current. */
export function SellerLayout({ children }: { children?: ReactNode }) {
  // Nothing here renders it.
  useOwnSellerProfileQuery(true, { selectFromResult: () => ({}) });
  return <DeskLayout name="seller">{children}</DeskLayout>;
}
