import { CostList } from '@haat/enquiry';
import { Link, companyName, paths, useFormat, useLocale } from '@haat/platform';
import { Card, Container, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { GuestQuote } from '../guest-quote-api';
import { CounterNote } from './counter-note';
import { Decisions } from './decisions';
import { OrderPlaced } from './order-placed';
import { PdfLink } from './pdf-link';
import { QuoteLines } from './quote-lines';
import { QuoteTerms } from './quote-terms';

type Props = { token: string; guest: GuestQuote };

/** What is offered, what it costs delivered, and what the guest can do about it. */
export function QuoteView({ token, guest }: Props) {
  const { quote, order, expires_at: expiresAt } = guest;
  const [wasPlaced] = useState(order !== null);
  const { date, time } = useFormat();
  const locale = useLocale();
  const company = quote.seller ? companyName(quote.seller, locale) : '';
  const until = `${date(expiresAt)}, ${time(expiresAt)}`;
  return (
    <Container className="py-5 lg:py-10">
      <div className="mx-auto grid max-w-[720px] grid-cols-1 gap-4">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-xl lg:text-2xl">
            <Trans>A quote from {company}</Trans>
          </h1>
          <StatusChip status={quote.status} label={quote.status_label} />
        </header>
        {order ? (
          <OrderPlaced order={order} company={company} isNew={!wasPlaced} />
        ) : null}
        <Card className="grid gap-4 p-5">
          <p className="font-bold [overflow-wrap:anywhere]">{quote.requirement.title}</p>
          <QuoteLines quote={quote} />
          <CostList cost={quote.totals} />
          <QuoteTerms quote={quote} />
          <PdfLink token={token} />
        </Card>
        <CounterNote quote={quote} />
        <Decisions key={quote.id} token={token} guest={guest} />
        <p className="text-sm text-ink-500">
          <Trans>
            This link works until {until}, for this quote only. Anyone with it can read
            the quote, so don’t share it. Questions? Answer the supplier’s message from
            its email.
          </Trans>{' '}
          {quote.seller?.slug ? (
            <Link
              to={paths.vendor(quote.seller.slug)}
              className="inline-flex min-h-11 items-center font-semibold text-indigo-700 hover:underline"
            >
              <Trans>See {company}</Trans>
            </Link>
          ) : null}
        </p>
      </div>
    </Container>
  );
}
