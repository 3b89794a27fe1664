/** What no page renders at first. */
import { VerificationPopup } from '../features/verification/verification-popup';
import { Held } from '../offline/held';
import { GoToTop } from './go-to-top';
import { RouteHead } from './route-head';

export default function PageExtras() {
  return (
    <>
      <RouteHead />
      <GoToTop />
      <VerificationPopup />
      <Held />
    </>
  );
}
