/** Fetched by `later`. */
import { VerificationPopup } from '../features/verification/verification-popup';
import { Held } from '../offline/held';
import { GoToTop } from './go-to-top';
import { RouteHead } from './route-head';

export default function LaterParts() {
  return (
    <>
      <RouteHead />
      <GoToTop />
      <VerificationPopup />
      <Held />
    </>
  );
}
