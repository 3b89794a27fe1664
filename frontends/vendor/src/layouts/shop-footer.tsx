import { companyName, deferred, useLocale } from '@haat/platform';
import { Card, Container, DhakaBand, useReplyTime } from '@haat/ui';
import { ContactForm } from '@haat/enquiry';
import { Trans } from '@lingui/react/macro';
import { type Shop } from '../hooks/use-shop';
import { colourOfShop } from '../components/theme';
import { AddressList } from '../components/address-list';

const ReportDialog = deferred<{ shop: Shop }>(
  () =>
    import(
      /* webpackChunkName: "shop-more" */ '../features/report/components/report-dialog'
    ),
);

type Props = {
  shop: Shop;
  /** The contact page has form and address in its middle already. */
  hasForm: boolean;
};

/** The end of every shop page: who they are, a form to write to them, a way to complain. */
export function ShopFooter({ shop, hasForm }: Props) {
  const colour = colourOfShop(shop);
  return (
    <section
      className="relative mt-14 text-white lg:mt-18"
      style={{ background: `color-mix(in srgb, ${colour} 78%, #14172b)` }}
    >
      <DhakaBand className="h-2.5" />
      <Container className={hasForm ? 'py-10 lg:pb-8 lg:pt-14' : 'py-4'}>
        {hasForm ? <Writing shop={shop} /> : null}
        <ReportDialog shop={shop} />
      </Container>
    </section>
  );
}

function Writing({ shop }: { shop: Shop }) {
  const name = companyName(shop, useLocale());
  return (
    <div className="mb-8 grid gap-8 lg:grid-cols-[1fr_480px]">
      <Firm shop={shop} />
      <Card className="p-5 text-ink-900 shadow-e3 lg:p-6">
        <ContactForm sellerSlug={shop.slug} companyName={name} source="footer" />
      </Card>
    </div>
  );
}

function Firm({ shop }: { shop: Shop }) {
  const name = companyName(shop, useLocale());
  const replyTime = useReplyTime(shop.response_time_hours);
  return (
    <div className="content-start lg:max-w-md">
      <h2 className="text-xl lg:text-2xl">
        <Trans>Write to {name}</Trans>
      </h2>
      <p className="mb-6 mt-2 opacity-90">
        {replyTime ? (
          <Trans>Usually answered within {replyTime}.</Trans>
        ) : (
          <Trans>Tell us what you need, how much and by when.</Trans>
        )}
      </p>
      <AddressList shop={shop} />
    </div>
  );
}
