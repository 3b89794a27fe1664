import { Link, paths, useInstall } from '@haat/platform';
import { Button, Container, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

/** An honest page: what is not there yet, and what works instead. */
const ComingSoonPage = () => (
  <Container className="py-10">
    <EmptyState
      heading="h1"
      title={<Trans>Coming soon</Trans>}
      text={
        <Trans>
          The app and our social pages aren’t available yet. Everything works in your
          browser, on your phone too.
        </Trans>
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <InstallButton />
          <Button asChild>
            <Link to={paths.messages}>
              <Trans>My conversations</Trans>
            </Link>
          </Button>
          <Button asChild variant="soft">
            <Link to={paths.home}>
              <Trans>Back to the home page</Trans>
            </Link>
          </Button>
        </div>
      }
    />
  </Container>
);

/** Where the browser offers it, the marketplace itself is the app. */
function InstallButton() {
  const install = useInstall();
  if (!install) return null;
  return (
    <Button onClick={() => void install()}>
      <Trans>Install app</Trans>
    </Button>
  );
}

export default ComingSoonPage;
