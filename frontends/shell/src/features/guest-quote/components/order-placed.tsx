import { Link, paths } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { GuestQuote } from '../guest-quote-api';

type Props = {
  order: NonNullable<GuestQuote['order']>;
  company: string;
  /** Just placed, on this page. */
  isNew: boolean;
};

/** The order that the acceptance made, where it stands, and how to manage it; a new one gets the focus. */
export function OrderPlaced({ order, company, isNew }: Props) {
  const { number, status_label: status } = order;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <Card className="grid gap-3 border-green-600 bg-green-50 p-5">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
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
}
