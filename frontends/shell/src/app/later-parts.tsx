/** Fetched by `later`. */
import { VerificationPopup } from '../features/verification/verification-popup';
import { Held } from '../offline/held';
import { GoToTop } from './go-to-top';

export default function LaterParts() {
  return (
    <>
      <GoToTop />
      <VerificationPopup />
      <Held />
    </>
  );
}
