import { Link, paths, useSession } from '@haat/platform';
import { Button, CopyButton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheckBig } from 'lucide-react';
import { ownCase } from '../own-case';

type Props = { reference: string; email: string; onAgain: () => void };

/** Thanks, and the number of the ticket. */
export function TicketSent({ reference, email, onAgain }: Props) {
  const { t } = useLingui();
  const { user, isSeller } = useSession();
  return (
    <div role="status" className="grid justify-items-center gap-3 py-4 text-center">
      <CircleCheckBig className="size-12 text-green-600" aria-hidden />
      <h2 className="text-xl">
        <Trans>Thank you, we’ve received it.</Trans>
      </h2>
      <p className="text-ink-700">
        <Trans>Your reference number:</Trans>
      </p>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <strong className="text-2xl tabular-nums tracking-wide">{reference}</strong>
        <CopyButton
          text={reference}
          done={t`Number copied`}
          failed={t`Couldn’t copy it. Please write it down.`}
        >
          <Trans>Copy</Trans>
        </CopyButton>
      </div>
      {email ? (
        <p className="text-ink-700">
          <Trans>
            We’ve also emailed it to {email}. The email has a link to the status.
          </Trans>
        </p>
      ) : null}
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {user ? (
          <Button asChild>
            <Link to={ownCase(isSeller, reference)}>
              <Trans>See the status</Trans>
            </Link>
          </Button>
        ) : null}
        <Button variant="outline" onClick={onAgain}>
          <Trans>Write another message</Trans>
        </Button>
        <Button asChild variant="soft">
          <Link to={paths.help}>
            <Trans>Back to help</Trans>
          </Link>
        </Button>
      </div>
    </div>
  );
}
