import {
  Link,
  paths,
  signOut,
  useAppDispatch,
  useInstall,
  useNavigate,
  useSession,
} from '@haat/platform';
import { Menu, MenuItem, MenuSeparator, Monogram, VerifiedBadge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ownColour } from '../components/colour-of-company';

/** Who is signed in; the dropdown is the marketplace's own (spec 2). */
export function AccountMenu() {
  const { user, seller_profile: profile, isSeller } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const name = profile?.company_name || `${user?.fname ?? ''} ${user?.lname ?? ''}`;
  const leave = async () => {
    await dispatch(signOut());
    await navigate(paths.signIn);
  };
  const trigger = (
    <button
      type="button"
      className="flex min-h-11 items-center gap-2.5 rounded-md text-left"
    >
      <Monogram
        name={name}
        logo={profile?.company_logo ?? null}
        colour={ownColour(profile)}
        className="size-9 rounded-full text-sm"
      />
      <span className="sr-only">
        <Trans>Account menu</Trans>
      </span>
      <span className="hidden max-w-[180px] leading-snug xl:block">
        <b className="block truncate text-[14px] font-semibold">{name}</b>
        <small className="block text-[12.5px] text-ink-500">
          <Trans>Hi, {user?.fname}</Trans>
        </small>
      </span>
      {profile?.is_seller_verified ? (
        <span className="hidden xl:block">
          <VerifiedBadge />
        </span>
      ) : null}
    </button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem asChild>
        <Link to={isSeller ? paths.sellerCompanyProfile : paths.buyerSettings}>
          <Trans>Edit Profile</Trans>
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={paths.home}>
          <Trans>Home</Trans>
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={paths.industries}>
          <Trans>Post Your Requirement</Trans>
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={isSeller ? paths.sellerSettings : paths.buyerSettings}>
          <Trans>Settings</Trans>
        </Link>
      </MenuItem>
      <AppItem />
      <MenuSeparator />
      <MenuItem onSelect={() => void leave()}>
        <Trans>Sign out</Trans>
      </MenuItem>
    </Menu>
  );
}

/** Where the browser offers no app, the page of the stores' apps. */
function AppItem() {
  const install = useInstall();
  return install ? (
    <MenuItem onSelect={() => void install()}>
      <Trans>Install app</Trans>
    </MenuItem>
  ) : (
    <MenuItem asChild>
      <Link to={paths.comingSoon}>
        <Trans>Download App</Trans>
      </Link>
    </MenuItem>
  );
}
