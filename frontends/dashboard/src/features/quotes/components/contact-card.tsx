import { useSellerProfileQuery } from '@haat/api/seller';
import { Link, companyName, paths, useLocale } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
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

/** Its name, linked to its page while it has one. */
function SellerLines({ seller, isChosen }: { seller: QuotingSeller; isChosen: boolean }) {
  const company = companyName(seller, useLocale());
  const { slug } = seller;
  if (!slug) {
    return (
      <>
        <b className="break-words">{company}</b>
        <p className="text-sm text-ink-700">
          <Trans>This supplier has no page on the marketplace now.</Trans>
        </p>
      </>
    );
  }
  return (
    <>
      <Link
        to={paths.vendor(slug)}
        className="inline-block py-2 font-semibold text-indigo-700 hover:underline"
      >
        {company}
      </Link>
      {isChosen ? <SellerContact slug={slug} /> : null}
    </>
  );
}

/** Its numbers are public (D18); with the acceptance they are at hand. */
function SellerContact({ slug }: { slug: string }) {
  const { data } = useSellerProfileQuery(slug);
  if (!data) return null;
  const { primary_mobile: phone_number, primary_email: email } = data;
  return <ContactButtons enquiry={{ phone_number, email }} />;
}
