import { Guard, Route, Routes } from '@haat/platform';
import { DashboardFrame } from '../layouts/dashboard-frame';
import { DeskLayout } from '../layouts/desk-layout';
import { AREAS } from './areas';
import { NotFound } from './not-found';
import { routesOf } from './page-routes';
import { BUYER_PAGES } from './buyer-pages';

/** Mounted by the shell at /buyer/*. */
export function BuyerRoutes() {
  return (
    <DashboardFrame>
      <Routes>
        <Route element={<Guard names={['authenticated']} />}>
          <Route element={<DeskLayout name="buyer" />}>
            {routesOf(BUYER_PAGES, AREAS.buyer)}
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Routes>
    </DashboardFrame>
  );
}
