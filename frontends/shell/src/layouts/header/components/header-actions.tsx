import { Link, deferred, paths, useFormat, useSession } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Heart, LogIn, MessagesSquare, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSignInDialog } from '../../../components/sign-in-context';
import { CountDot } from './count-dot';
import { LanguageSwitch } from './language-switch';

/** Only for a signed-in user, whose session is read after hydration. */
const AccountMenu = deferred(
  async () => ({
    default: (await import(/* webpackChunkName: "header-parts" */ './account-menu'))
      .AccountMenu,
  }),
  <span className="h-11 w-20 lg:w-40" />,
);

type ActionProps = { to: string; icon: ReactNode; label: ReactNode; className?: string };

const Action = ({ to, icon, label, className = 'hidden lg:flex' }: ActionProps) => (
  <Link
    to={to}
    className={`relative min-h-11 flex-col items-center justify-center gap-0.5 rounded-[10px] px-2.5 py-1.5 text-[11.5px] font-semibold leading-tight text-ink-700 hover:bg-sand [&_svg]:size-[21px] ${className}`}
  >
    {icon}
    {label}
  </Link>
);

export function HeaderActions({ unread }: { unread: number }) {
  const { isAuth, isRestored, isSeller } = useSession();
  const { openSignIn } = useSignInDialog();
  const { number } = useFormat();
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Your account`}
      className="ml-auto flex shrink-0 items-center gap-1"
    >
      <LanguageSwitch className="h-11 min-w-11 justify-center px-1.5 text-sm font-semibold text-ink-700 max-sm:hidden lg:hidden" />
      <Action
        to={paths.sellerProducts}
        icon={<Store aria-hidden />}
        label={<Trans>Sell</Trans>}
      />
      <Action
        to={isSeller ? paths.sellerWishlists : paths.buyerWishlists}
        icon={<Heart aria-hidden />}
        label={<Trans>Wishlist</Trans>}
      />
      <Action
        to={paths.messages}
        className={isAuth ? 'hidden sm:flex' : 'hidden lg:flex'}
        icon={
          <>
            <MessagesSquare aria-hidden />
            <CountDot count={unread} text={number(unread)} />
          </>
        }
        label={<Trans>Messages</Trans>}
      />
      {isAuth ? (
        <AccountMenu />
      ) : (
        <Button
          size="sm"
          // Before the session is read the label is hidden and takes its place.
          className={`h-11 max-sm:px-3 sm:ml-1 ${isRestored ? '' : 'invisible'}`}
          onClick={() => openSignIn()}
        >
          <LogIn aria-hidden />
          <span className="max-sm:sr-only">
            <Trans>Sign in</Trans>
          </span>
        </Button>
      )}
    </nav>
  );
}
