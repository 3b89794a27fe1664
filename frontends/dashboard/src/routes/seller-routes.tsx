import { Guard, Route, Routes } from '@haat/platform';
import { DashboardFrame } from '../bootstrap';
import { SellerDesk } from '../features/desk/seller-desk';
import { NotFound } from './not-found';
import { routesOf } from './page-routes';
import { JOINING_PAGES, SELLER_PAGES } from './seller-pages';

/** Mounted by the shell at /seller/*. */
export function SellerRoutes() {
  return (
    <DashboardFrame>
      <Routes>
        {/* Outside the seller's guards: they would lead here again (D11). A confirmed e-mail: D9. */}
        <Route element={<Guard names={['authenticated', 'verified']} />}>
          {routesOf(JOINING_PAGES)}
        </Route>
        <Route element={<Guard names={['authenticated', 'profile', 'seller']} />}>
          <Route element={<SellerDesk />}>
            {routesOf(SELLER_PAGES)}
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Routes>
    </DashboardFrame>
  );
}
