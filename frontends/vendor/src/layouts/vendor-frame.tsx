/** The layout of every page of this remote. */
import { PortalScope } from '@haat/ui';
import type { ReactNode } from 'react';

export const VendorFrame = ({ children }: { children: ReactNode }) => (
  <PortalScope name="vendor">{children}</PortalScope>
);
