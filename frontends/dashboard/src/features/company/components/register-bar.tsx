import { Link, paths, signOut, useAppDispatch, useNavigate } from '@haat/platform';
import { Button, Container, Logo } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { LanguageButton } from '../../../components/language-button';

/** Links to the marketplace, language and sign-out, before the dashboard exists. */
export function RegisterBar() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const leave = async () => {
    await dispatch(signOut());
    await navigate(paths.signIn);
  };
  return (
    <div className="border-b border-line bg-card">
      <Container className="flex h-[68px] items-center gap-2">
        <Link to={paths.home}>
          <Logo />
        </Link>
        <LanguageButton className="ml-auto" />
        <Button variant="ghost" onClick={() => void leave()}>
          <Trans>Sign out</Trans>
        </Button>
      </Container>
    </div>
  );
}
