import { Link, paths } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { GuestQuote } from '../guest-quote-api';

type Props = { order: NonNullable<GuestQuote['order']>; company: string };

/** The order that the acceptance made, where it stands, and how to manage it. */
export const OrderPlaced = ({
  order: { number, status_label: status },
  company,
}: Props) => (
  <Card className="grid gap-3 border-green-600 bg-green-50 p-5">
    <h2 className="text-lg">
      <Trans>
        Order {number}: {status}
      </Trans>
    </h2>
    <p>
      <Trans>
        {company} has your name and number. To confirm deliveries and payments, register
        with the email address we wrote to. The order will be in your account.
      </Trans>
    </p>
    <Button asChild variant="outline" className="justify-self-start">
      <Link to={paths.register}>
        <Trans>Register to manage the order</Trans>
      </Link>
    </Button>
  </Card>
);
