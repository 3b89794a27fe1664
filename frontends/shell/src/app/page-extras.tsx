/** What no page renders at first. */
import { VerificationPopup } from '../features/verification/components/verification-popup';
import { Outbox } from '../features/offline/components/outbox';
import { GoToTop } from '../layouts/go-to-top';
import { SessionNotice } from '../features/session/components/session-notice';
import { RouteHead } from './route-head';

export default function PageExtras() {
  return (
    <>
      <RouteHead />
      <SessionNotice />
      <GoToTop />
      <VerificationPopup />
      <Outbox />
    </>
  );
}
