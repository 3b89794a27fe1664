import { NavLink, deferred, paths, useFormat } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { House, LayoutGrid, MessagesSquare, Plus, User } from 'lucide-react';
import { useState } from 'react';
import { CountDot } from './count-dot';

const CategorySheet = deferred(async () => ({
  default: (await import(/* webpackChunkName: "header-parts" */ './category-sheet'))
    .CategorySheet,
}));
const AccountSheet = deferred(async () => ({
  default: (await import(/* webpackChunkName: "header-parts" */ './account-sheet'))
    .AccountSheet,
}));

type SheetState = 'new' | 'open' | 'closed';

const ITEM =
  'relative flex min-h-12 flex-col items-center justify-center gap-0.5 text-[11px] font-semibold leading-tight text-ink-500 aria-[current=page]:text-indigo-700 [&_svg]:size-[22px]';

/** Phones and small tablets: the five places one wants to reach with the thumb. */
export function BottomBar({ unread }: { unread: number }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [sheet, setSheet] = useState<SheetState>('new');
  const [account, setAccount] = useState<SheetState>('new');
  return (
    <>
      <nav
        aria-label={t`Main`}
        data-bar="bottom"
        className="haat-bottom-bar fixed inset-x-0 bottom-0 z-[60] grid grid-cols-5 border-t border-line bg-white px-1 pb-[calc(6px+env(safe-area-inset-bottom))] pt-1.5 lg:hidden"
      >
        <NavLink to={paths.home} end className={ITEM}>
          <House aria-hidden />
          <Trans>Home</Trans>
        </NavLink>
        <button type="button" className={ITEM} onClick={() => setSheet('open')}>
          <LayoutGrid aria-hidden />
          <Trans>Categories</Trans>
        </button>
        <NavLink to={paths.industries} end className={ITEM}>
          <span className="grid h-7 w-11 place-items-center rounded-[10px] bg-linear-to-b from-[#ffc04e] to-mari-400 text-ink-900 [&_svg]:size-5">
            <Plus aria-hidden />
          </span>
          <Trans>Post need</Trans>
        </NavLink>
        <NavLink to={paths.messages} className={ITEM}>
          <MessagesSquare aria-hidden />
          <CountDot count={unread} text={number(unread)} />
          <Trans>Messages</Trans>
        </NavLink>
        <button type="button" className={ITEM} onClick={() => setAccount('open')}>
          <User aria-hidden />
          <Trans>Account</Trans>
        </button>
      </nav>
      {sheet === 'new' ? null : (
        <CategorySheet isOpen={sheet === 'open'} onClose={() => setSheet('closed')} />
      )}
      {account === 'new' ? null : (
        <AccountSheet isOpen={account === 'open'} onClose={() => setAccount('closed')} />
      )}
    </>
  );
}
