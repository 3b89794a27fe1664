import {
  Link,
  paths,
  signOut,
  useAppDispatch,
  useNavigate,
  useSession,
} from '@haat/platform';
import { Sheet } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, LogOut, Menu as Icon, Store } from 'lucide-react';
import { useState } from 'react';
import { LanguageButton } from '../components/language-button';
import { SELLER_ITEMS } from './nav-items';

const ROW =
  'flex min-h-12 items-center gap-3 rounded-md px-3 text-base font-medium hover:bg-sand [&_svg]:size-5 [&_svg]:text-ink-500';
const IN_BOTTOM_BAR = 4;

/** Links that do not fit in the bottom bar. */
export function MoreSheet({ className }: { className: string }) {
  const { i18n } = useLingui();
  const { seller_profile: profile } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const close = () => setIsOpen(false);
  const leave = async () => {
    await dispatch(signOut());
    await navigate(paths.signIn);
  };
  const trigger = (
    <button type="button" className={className}>
      <Icon className="size-[22px]" aria-hidden />
      <Trans context="navigation">More</Trans>
    </button>
  );
  return (
    <Sheet
      side="bottom"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      title={<Trans context="navigation">More</Trans>}
    >
      <div className="grid" onClick={close}>
        {SELLER_ITEMS.slice(IN_BOTTOM_BAR).map(({ to, icon: ItemIcon, label }) => (
          <Link key={to} to={to} className={ROW}>
            <ItemIcon aria-hidden />
            {i18n._(label)}
          </Link>
        ))}
        {profile?.slug ? (
          <Link to={paths.vendor(profile.slug)} className={ROW}>
            <ExternalLink aria-hidden />
            <Trans>View my shop</Trans>
          </Link>
        ) : null}
        <Link to={paths.home} className={ROW}>
          <Store aria-hidden />
          <Trans>Go to marketplace</Trans>
        </Link>
        <button type="button" className={ROW} onClick={() => void leave()}>
          <LogOut aria-hidden />
          <Trans>Sign out</Trans>
        </button>
        <LanguageButton className="justify-self-start" />
      </div>
    </Sheet>
  );
}
