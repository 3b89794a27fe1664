/** What wraps every page of this remote. */
import { PortalScope } from '@haat/ui';
import type { ReactNode } from 'react';

export const DashboardFrame = ({ children }: { children: ReactNode }) => (
  <PortalScope name="dashboard">{children}</PortalScope>
);
