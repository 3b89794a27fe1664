/** What no page renders at first. */
import { VerificationPopup } from '../features/verification/components/verification-popup';
import { Outbox } from '../features/offline/components/outbox';
import { GoToTop } from '../layouts/go-to-top';
import { SessionEnded } from '../features/session/components/session-ended';
import { RouteHead } from './route-head';

export default function PageExtras() {
  return (
    <>
      <RouteHead />
      <SessionEnded />
      <GoToTop />
      <VerificationPopup />
      <Outbox />
    </>
  );
}
