import { useLocale } from '@haat/platform';
import { Card, Container, DhakaBand } from '@haat/ui';
import { ContactForm } from '@haat/enquiry';
import { Trans } from '@lingui/react/macro';
import { colourOfShop, nameOf, type Shop } from '../shop';
import { useReplyTime } from '../use-reply-time';
import { AddressList } from './address-list';

type Props = {
  shop: Shop;
  /** The contact page has the form in its middle already. */
  hasForm: boolean;
};

/** The end of every shop page: who they are, and a form to write to them. */
export function ShopFooter({ shop, hasForm }: Props) {
  const name = nameOf(shop, useLocale());
  const replyTime = useReplyTime(shop.response_time_hours);
  const colour = colourOfShop(shop);
  return (
    <section
      className="relative mt-14 text-white lg:mt-18"
      style={{ background: `color-mix(in srgb, ${colour} 78%, #14172b)` }}
    >
      <DhakaBand className="h-2.5" />
      <Container className="grid gap-8 py-10 lg:grid-cols-[1fr_480px] lg:py-14">
        <div className="content-start lg:max-w-md">
          <h2 className="text-xl lg:text-2xl">
            <Trans>Write to {name}</Trans>
          </h2>
          <p className="mb-6 mt-2 opacity-90">
            {replyTime ? (
              <Trans>Usually answered within {replyTime}.</Trans>
            ) : (
              <Trans>Say what you need, how much, and by when.</Trans>
            )}
          </p>
          <AddressList shop={shop} />
        </div>
        {hasForm ? (
          <Card className="p-5 text-ink-900 shadow-e3 lg:p-6">
            <ContactForm sellerSlug={shop.slug} companyName={name} source="footer" />
          </Card>
        ) : null}
      </Container>
    </section>
  );
}
