import {
  Link,
  deferred,
  paths,
  signOut,
  useAppDispatch,
  useLocation,
  useNavigate,
  useSession,
} from '@haat/platform';
import { Sheet } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, LogOut, Menu as Icon, Store } from 'lucide-react';
import { useState } from 'react';
import { LanguageButton } from '../components/language-button';
import { CurrencyChoice } from './currency-choice';
import { AreaLinks } from './area-links';
import { currentItem, type Dashboard } from './dashboards';
import { ItemCount } from './item-count';
import type { NavItem } from './nav-items';

const AppearanceChoice = deferred(() => import('./appearance-choice'));
const ROW =
  'flex min-h-12 items-center gap-3 rounded-md px-3 text-base font-medium hover:bg-sand aria-[current]:bg-indigo-50 aria-[current]:text-indigo-700 [&_svg]:size-5 [&_svg]:text-ink-500';

type Props = {
  dashboard: Dashboard;
  items: NavItem[];
  className: string;
  countClassName: string;
};

/** The account's sheet on phones: links that do not fit in the bottom bar, language, currency and appearance. */
export function MoreSheet({ dashboard, items, className, countClassName }: Props) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const here = currentItem(dashboard, pathname);
  const trigger = (
    <button type="button" className={className}>
      <Icon className="size-[22px]" aria-hidden />
      {items.map((item) => (
        <ItemCount key={item.to} item={item} className={countClassName} />
      ))}
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
      <div className="grid">
        <div className="grid" onClick={close}>
          <AreaLinks dashboard={dashboard} className={ROW} />
          {items.map((item) => (
            <Link
              key={item.to}
              to={item.to}
              aria-current={item === here ? 'page' : undefined}
              className={ROW}
            >
              <item.icon aria-hidden />
              {i18n._(item.label)}
              <ItemCount item={item} className="ml-auto px-2 text-xs leading-5" />
            </Link>
          ))}
          <OutsideLinks dashboard={dashboard} />
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-2 border-t border-line pt-3">
          <LanguageButton className="border border-line" />
          <CurrencyChoice />
          <AppearanceChoice />
        </div>
      </div>
    </Sheet>
  );
}

function OutsideLinks({ dashboard }: { dashboard: Dashboard }) {
  const { seller_profile: profile } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const leave = async () => {
    await dispatch(signOut());
    await navigate(paths.signIn);
  };
  return (
    <>
      {dashboard.name === 'seller' && profile?.slug ? (
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
    </>
  );
}
