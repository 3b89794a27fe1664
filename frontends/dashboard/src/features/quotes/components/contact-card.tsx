import { useSellerProfileQuery } from '@haat/api/seller';
import { Link, companyName, paths, useLocale } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Quote, QuotingSeller } from '../../../api/quotes';
import { ContactButtons } from '../../../components/enquiries/contact-buttons';
import type { Side } from '../quote-tabs';

type Props = { quote: Quote; side: Side };

/** How each side reaches the other. */
export function ContactCard({ quote, side }: Props) {
  return (
    <Card className="p-5">
      <h2 className="mb-2 text-lg leading-snug">
        {side === 'buyer' ? <Trans>Supplier</Trans> : <Trans>Buyer</Trans>}
      </h2>
      {side === 'seller' ? (
        <BuyerLines quote={quote} />
      ) : quote.seller ? (
        <SellerLines seller={quote.seller} isChosen={quote.status === 'accepted'} />
      ) : (
        <Trans>This supplier is no longer on the marketplace.</Trans>
      )}
      <Button asChild variant="soft" className="mt-3 w-full">
        <Link to={paths.conversation(quote.id)}>
          <MessageCircle aria-hidden />
          <Trans>Write a message</Trans>
        </Link>
      </Button>
    </Card>
  );
}

function BuyerLines({ quote: { contact } }: { quote: Quote }) {
  return contact ? (
    <>
      <b>{contact.name}</b>
      <ContactButtons enquiry={contact} />
    </>
  ) : (
    <p className="text-sm text-ink-700">
      <Trans>
        Name and phone appear here once the buyer shortlists or accepts your quote.
      </Trans>
    </p>
  );
}

/** Its numbers are public (D18); with the acceptance they are at hand. */
function SellerLines({ seller, isChosen }: { seller: QuotingSeller; isChosen: boolean }) {
  const company = companyName(seller, useLocale());
  const { data } = useSellerProfileQuery(seller.slug, { skip: !isChosen });
  const contact: ReactNode = data ? (
    <ContactButtons
      enquiry={{ phone_number: data.primary_mobile, email: data.primary_email }}
    />
  ) : null;
  return (
    <>
      <Link
        to={paths.vendor(seller.slug)}
        className="inline-block py-2 font-semibold text-indigo-700 hover:underline"
      >
        {company}
      </Link>
      {contact}
    </>
  );
}
