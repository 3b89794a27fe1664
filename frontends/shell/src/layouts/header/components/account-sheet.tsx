import {
  Link,
  brand,
  paths,
  signOut,
  useAppDispatch,
  useInstall,
  useSession,
} from '@haat/platform';
import { Button, Sheet } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import {
  CircleQuestionMark,
  Headset,
  LogOut,
  Settings,
  Smartphone,
  User,
} from 'lucide-react';
import { useSignInDialog } from '../../../components/sign-in-context';
import { CurrencyMenu } from './currency-menu';
import { LanguageSwitch } from './language-switch';

const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left text-base font-medium hover:bg-sand [&_svg]:size-5 [&_svg]:text-ink-500';

type Props = { isOpen: boolean; onClose: () => void };

/** The account on phones: where it leads, language and currency, and help. */
export function AccountSheet({ isOpen, onClose }: Props) {
  const { isAuth } = useSession();
  return (
    <Sheet
      side="bottom"
      open={isOpen}
      onOpenChange={(isStaying) => (isStaying ? undefined : onClose())}
      title={<Trans>Account</Trans>}
    >
      <div className="grid" onClick={onClose}>
        {isAuth ? <OwnLinks /> : <Entrance />}
        <Link to={paths.help} className={ROW}>
          <CircleQuestionMark aria-hidden />
          <Trans>Help</Trans>
        </Link>
        <a href={`tel:${brand.phone}`} className={`whitespace-nowrap ${ROW}`}>
          <Headset aria-hidden />
          {brand.phone}
        </a>
        <InstallRow />
      </div>
      <div className="mt-2 flex items-center gap-5 border-t border-line px-3 pt-3 font-semibold text-ink-700">
        <LanguageSwitch className="h-11" />
        <CurrencyMenu className="h-11" />
      </div>
    </Sheet>
  );
}

function InstallRow() {
  const install = useInstall();
  if (!install) return null;
  return (
    <button type="button" className={ROW} onClick={() => void install()}>
      <Smartphone aria-hidden />
      <Trans>Install app</Trans>
    </button>
  );
}

function OwnLinks() {
  const { isSeller, homePath } = useSession();
  const dispatch = useAppDispatch();
  return (
    <>
      <Link to={`${homePath}/`} className={ROW}>
        <User aria-hidden />
        <Trans>My account</Trans>
      </Link>
      <Link to={isSeller ? paths.sellerSettings : paths.buyerSettings} className={ROW}>
        <Settings aria-hidden />
        <Trans>Settings</Trans>
      </Link>
      <Link to={paths.signIn} className={ROW} onClick={() => void dispatch(signOut())}>
        <LogOut aria-hidden />
        <Trans>Sign out</Trans>
      </Link>
    </>
  );
}

function Entrance() {
  const { openSignIn } = useSignInDialog();
  return (
    <div className="mb-2 grid grid-cols-2 gap-2">
      <Button onClick={() => openSignIn()}>
        <Trans>Sign in</Trans>
      </Button>
      <Button asChild variant="outline">
        <Link to={paths.register}>
          <Trans>Create account</Trans>
        </Link>
      </Button>
    </div>
  );
}
