import { Guard, Route, Routes, type GuardName } from '@haat/platform';
import { ErrorPanel } from '@haat/ui';
import { DashboardFrame } from '../layouts/dashboard-frame';
import { SellerLayout } from '../layouts/seller-layout';
import { AREAS } from './areas';
import { NotFound } from './not-found';
import { routesOf } from './page-routes';
import { JOINING_PAGES, SELLER_PAGES } from './seller-pages';

const SELLERS: GuardName[] = ['authenticated', 'profile', 'seller'];

/** The layout stays when the profile does not load. */
const withLayout = (error: unknown, retry: () => void) => (
  <SellerLayout>
    <ErrorPanel heading="h1" error={error} onRetry={retry} />
  </SellerLayout>
);

/** Mounted by the shell at /seller/*. */
export function SellerRoutes() {
  return (
    <DashboardFrame>
      <Routes>
        {/* Outside the seller's guards: they would lead here again (D11). A confirmed email: D9. */}
        <Route element={<Guard names={['authenticated', 'verified']} />}>
          {routesOf(JOINING_PAGES, AREAS.seller)}
        </Route>
        <Route element={<Guard names={SELLERS} failed={withLayout} />}>
          <Route element={<SellerLayout />}>
            {routesOf(SELLER_PAGES, AREAS.seller)}
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Routes>
    </DashboardFrame>
  );
}
