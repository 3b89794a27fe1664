import { Link, brand, paths } from '@haat/platform';
import { Button, Container, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

/** Password, e-mail and Google links that cannot be finished here: a person helps. */
const AccountHelpPage = () => (
  <Container className="py-10">
    <EmptyState
      mood="locked"
      title={<Trans>We help you with your account</Trans>}
      text={
        <Trans>
          Call us to set a new password or confirm your e-mail. Keep the e-mail of your
          account at hand.
        </Trans>
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button asChild>
            <a href={`tel:${brand.phone}`}>{brand.phone}</a>
          </Button>
          <Button asChild variant="soft">
            <Link to={paths.signIn}>
              <Trans>Back to sign in</Trans>
            </Link>
          </Button>
        </div>
      }
    />
  </Container>
);

export default AccountHelpPage;
