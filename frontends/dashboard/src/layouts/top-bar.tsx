import { Link, paths, useNavigate, useSession } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { AccountMenu } from './account-menu';
import { NotificationBell } from './notification-bell';
import { LanguageButton } from '../components/language-button';

/** Search over enquiries, the own shop, bell and account; on wide screens. */
export function TopBar() {
  const { seller_profile: profile } = useSession();
  return (
    <div className="sticky top-0 z-30 flex h-16 shrink-0 items-center gap-3.5 border-b border-line bg-white px-6">
      <SearchBox />
      <div className="ml-auto flex items-center gap-2">
        <LanguageButton />
        {profile?.slug ? (
          <Button asChild variant="outline" size="sm" className="h-11">
            <Link to={paths.vendor(profile.slug)}>
              <ExternalLink aria-hidden />
              <Trans>View my shop</Trans>
            </Link>
          </Button>
        ) : null}
        <NotificationBell />
        <AccountMenu />
      </div>
    </div>
  );
}

function SearchBox() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = typeof typed === 'string' ? typed.trim() : '';
    if (q) void navigate(`${paths.sellerEnquiries}?q=${encodeURIComponent(q)}`);
  };
  return (
    <form
      role="search"
      onSubmit={search}
      className="relative w-full max-w-[440px] flex-1"
    >
      <Search
        className="pointer-events-none absolute left-3.5 top-1/2 size-4 -translate-y-1/2 text-ink-500"
        aria-hidden
      />
      <input
        name="q"
        type="search"
        aria-label={t`Search enquiries and buyers`}
        placeholder={t`Search enquiries and buyers`}
        className="h-11 w-full rounded-md border border-line bg-paper pl-10 pr-3 text-[14px] outline-none focus:border-indigo-600 focus:shadow-ring"
      />
    </form>
  );
}
