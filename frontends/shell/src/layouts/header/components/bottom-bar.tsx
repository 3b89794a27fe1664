import { NavLink, deferred, paths, useFormat, useSession } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { House, LayoutGrid, MessagesSquare, Plus, User } from 'lucide-react';
import { useState } from 'react';
import { useSignInDialog } from '../../../components/sign-in-context';
import { CountDot } from './count-dot';

const CategorySheet = deferred(async () => ({
  default: (await import(/* webpackChunkName: "header-parts" */ './category-sheet'))
    .CategorySheet,
}));

const ITEM =
  'relative flex min-h-12 flex-col items-center justify-center gap-0.5 text-[11px] font-semibold leading-tight text-ink-500 aria-[current=page]:text-indigo-700 [&_svg]:size-[22px]';

/** Phones and small tablets: the five places one wants to reach with the thumb. */
export function BottomBar({ unread }: { unread: number }) {
  const { t } = useLingui();
  const { isAuth, homePath } = useSession();
  const { openSignIn } = useSignInDialog();
  const { number } = useFormat();
  const [sheet, setSheet] = useState<'new' | 'open' | 'closed'>('new');
  return (
    <>
      <nav
        aria-label={t`Main`}
        className="fixed inset-x-0 bottom-0 z-[60] grid grid-cols-5 border-t border-line bg-white/96 px-1 pb-[calc(6px+env(safe-area-inset-bottom))] pt-1.5 backdrop-blur-md lg:hidden"
      >
        <NavLink to={paths.home} end className={ITEM}>
          <House aria-hidden />
          <Trans>Home</Trans>
        </NavLink>
        <button type="button" className={ITEM} onClick={() => setSheet('open')}>
          <LayoutGrid aria-hidden />
          <Trans>Categories</Trans>
        </button>
        <NavLink to={paths.industries} end className={`${ITEM} justify-end pb-1`}>
          <span className="absolute -top-8 grid size-[54px] place-items-center rounded-[18px] border-4 border-white bg-linear-to-b from-[#ffc04e] to-mari-400 text-ink-900 shadow-[0_8px_18px_-6px_rgb(238_154_12/.9)]">
            <Plus aria-hidden />
          </span>
          <Trans>Post need</Trans>
        </NavLink>
        <NavLink to={paths.messages} className={ITEM}>
          <MessagesSquare aria-hidden />
          <CountDot count={unread} text={number(unread)} />
          <Trans>Messages</Trans>
        </NavLink>
        {isAuth ? (
          <NavLink to={`${homePath}/`} className={ITEM}>
            <User aria-hidden />
            <Trans>Account</Trans>
          </NavLink>
        ) : (
          <button type="button" className={ITEM} onClick={() => openSignIn()}>
            <User aria-hidden />
            <Trans>Account</Trans>
          </button>
        )}
      </nav>
      {sheet === 'new' ? null : (
        <CategorySheet isOpen={sheet === 'open'} onClose={() => setSheet('closed')} />
      )}
    </>
  );
}
