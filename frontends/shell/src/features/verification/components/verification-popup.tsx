import {
  paths,
  skipToken,
  useLocation,
  useNavigate,
  useOwnSellerProfileQuery,
  useSession,
  type OwnSellerProfile,
} from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Check } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { isMuted, isPopupPlace, mute, needsVerification } from '../popup-rule';

const VISIBLE_AFTER_MS = 60_000;
const LOOK_AGAIN_MS = 1000;

function useIsTime(): boolean {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), VISIBLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isTime;
}

/** As vendor has it at that minute: the session's copy may be missing or older than a decision. */
function useProfileAt(isTime: boolean): OwnSellerProfile | null {
  const { isSeller } = useSession();
  const { data, isFetching, isError } = useOwnSellerProfileQuery(
    isTime && isSeller ? true : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  return isFetching || isError ? null : (data ?? null);
}

/** Once per page load, and never above an open dialog. */
function useIsDue(isWanted: boolean): [boolean, () => void] {
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting');
  useEffect(() => {
    if (!isWanted || state !== 'waiting') return;
    const look = () => {
      if (!document.querySelector('[role="dialog"]')) setState('open');
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWanted, state]);
  return [state === 'open' && isWanted, () => setState('closed')];
}

/** D19: 60 s after the page load. */
export function VerificationPopup() {
  const { user } = useSession();
  const profile = useProfileAt(useIsTime());
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isWanted =
    needsVerification(user, profile) && isPopupPlace(pathname) && !isMuted();
  const [isDue, finish] = useIsDue(isWanted);
  function postpone() {
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
      onOpenChange={(isStaying) => (isStaying ? undefined : postpone())}
      title={<Trans>Verify your profile</Trans>}
      description={
        <Trans>Confirm your mobile number and submit your statutory details.</Trans>
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
        <Button variant="ghost" onClick={postpone}>
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
