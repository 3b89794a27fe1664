import { Route, Routes } from '@haat/platform';
import { VendorFrame } from './bootstrap';
import { VendorHomePage } from './features/profile/pages/vendor-home-page';

/** Mounted by the shell at /vendor/*. Fixed words come before the range slug (D26). */
export function VendorRoutes() {
  return (
    <VendorFrame>
      <Routes>
        <Route path=":id" element={<VendorHomePage />} />
      </Routes>
    </VendorFrame>
  );
}
