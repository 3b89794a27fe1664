import { paths, useLocation, useNavigate, useSession } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Check } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { isMuted, isPopupPlace, mute, needsVerification } from './popup-rule';

const SHOWN_AFTER_MS = 60_000;
const LOOK_AGAIN_MS = 1000;

/** Once per page load, 60 s after it, and never above an open dialog. */
function useIsDue(isWanted: boolean): [boolean, () => void] {
  const [isTime, setIsTime] = useState(false);
  const [state, setState] = useState<'waiting' | 'shown' | 'gone'>('waiting');
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isTime || !isWanted || state !== 'waiting') return;
    const look = () => {
      if (!document.querySelector('[role="dialog"]')) setState('shown');
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isTime, isWanted, state]);
  return [state === 'shown' && isWanted, () => setState('gone')];
}

export function VerificationPopup() {
  const { user, seller_profile: profile } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isWanted =
    needsVerification(user, profile) && isPopupPlace(pathname) && !isMuted();
  const [isDue, finish] = useIsDue(isWanted);
  function later() {
    mute();
    finish();
  }
  function verify() {
    finish();
    void navigate(paths.sellerCompanyProfile);
  }
  return (
    <Dialog
      open={isDue}
      onOpenChange={(isStaying) => (isStaying ? undefined : later())}
      title={<Trans>Verify your profile</Trans>}
      description={
        <Trans>Confirm your mobile number and send your statutory details.</Trans>
      }
    >
      <ul className="grid gap-3">
        <Point>
          <Trans>Unverified sellers can add 10 more products on the Free Tier.</Trans>
        </Point>
        <Point>
          <Trans>
            Premium sellers get unlimited uploads, a verified badge and priority in
            search.
          </Trans>
        </Point>
      </ul>
      <div className="mt-6 flex justify-end gap-2">
        <Button variant="ghost" onClick={later}>
          <Trans>Later</Trans>
        </Button>
        <Button onClick={verify}>
          <BadgeCheck aria-hidden />
          <Trans>Verify Now</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

const Point = ({ children }: { children: ReactNode }) => (
  <li className="flex gap-2.5">
    <Check className="mt-0.5 size-5 shrink-0 text-green-600" aria-hidden />
    <span>{children}</span>
  </li>
);
