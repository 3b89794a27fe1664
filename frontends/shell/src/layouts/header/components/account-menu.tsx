import {
  Link,
  paths,
  signOut,
  useAppDispatch,
  useInstall,
  useNavigate,
  useSession,
} from '@haat/platform';
import { Avatar, Menu, MenuItem, MenuSeparator } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ChevronDown,
  House,
  LogOut,
  Send,
  Settings,
  Smartphone,
  UserPen,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** `Hi, {first name}` leads to the own area; the arrow opens the specification's list. */
export function AccountMenu() {
  const { t } = useLingui();
  const { user, isSeller, homePath } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  if (!user) return null;
  const { fname, lname } = user;
  async function leave() {
    await dispatch(signOut());
    await navigate(paths.signIn);
  }
  return (
    <div className="flex items-center">
      <Link
        to={`${homePath}/`}
        className="flex min-h-11 items-center gap-2.5 rounded-[10px] pl-1 lg:pl-2"
      >
        <Avatar name={`${fname} ${lname}`} />
        <span className="sr-only text-[11.5px] leading-tight text-ink-500 lg:not-sr-only">
          <Trans>Hi, {fname}</Trans>
          <b className="block text-[12.5px] font-semibold text-ink-900">
            <Trans>My account</Trans>
          </b>
        </span>
      </Link>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={t`Account menu`}
            className="grid h-11 w-8 place-items-center rounded-[10px] text-ink-500 hover:bg-sand"
          >
            <ChevronDown className="size-4" aria-hidden />
          </button>
        }
      >
        <Entry to={isSeller ? paths.sellerCompanyProfile : paths.buyerSettings}>
          <UserPen className="size-[18px]" aria-hidden />
          <Trans>Edit Profile</Trans>
        </Entry>
        <Entry to={paths.home}>
          <House className="size-[18px]" aria-hidden />
          <Trans>Home</Trans>
        </Entry>
        <Entry to={paths.industries}>
          <Send className="size-[18px]" aria-hidden />
          <Trans>Post Your Requirement</Trans>
        </Entry>
        <Entry to={isSeller ? paths.sellerSettings : paths.buyerSettings}>
          <Settings className="size-[18px]" aria-hidden />
          <Trans>Settings</Trans>
        </Entry>
        <AppEntry />
        <MenuSeparator />
        <MenuItem isDanger onSelect={() => void leave()}>
          <LogOut className="size-[18px]" aria-hidden />
          <Trans>Sign out</Trans>
        </MenuItem>
      </Menu>
    </div>
  );
}

/** Where the browser offers no app, the page of the stores' apps. */
function AppEntry() {
  const install = useInstall();
  const icon = <Smartphone className="size-[18px]" aria-hidden />;
  return install ? (
    <MenuItem onSelect={() => void install()}>
      {icon}
      <Trans>Install app</Trans>
    </MenuItem>
  ) : (
    <Entry to={paths.comingSoon}>
      {icon}
      <Trans>Download App</Trans>
    </Entry>
  );
}

const Entry = ({ to, children }: { to: string; children: ReactNode }) => (
  <MenuItem asChild>
    <Link to={to}>{children}</Link>
  </MenuItem>
);
