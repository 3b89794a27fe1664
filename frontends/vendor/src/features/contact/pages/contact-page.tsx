import { companyName, useLocale } from '@haat/platform';
import { Card, useReplyTime } from '@haat/ui';
import { ContactForm } from '@haat/enquiry';
import { Trans } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { PlaceMap } from '../../../components/place-map';
import { AddressList } from '../../../components/address-list';
import { ContactLinks } from '../../../components/contact-links';
import { useShop } from '../../../hooks/use-shop';
import { usePlace } from '../../../hooks/use-place';

/** The form, and every other contact of the company; the reply time is above the form. */
export default function ContactPage() {
  const shop = useShop();
  const name = companyName(shop, useLocale());
  const { area } = usePlace(shop);
  const replyTime = useReplyTime(shop.response_time_hours);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start lg:gap-8">
      <Card className="p-5 shadow-e2 lg:p-7">
        <h1 className="text-xl lg:text-2xl">
          <Trans>Contact us</Trans>
        </h1>
        <p className="mb-5 mt-1.5 flex items-center gap-1.5 text-ink-500">
          {replyTime ? (
            <>
              <Clock className="size-4 shrink-0" aria-hidden />
              <Trans>Usually answered within {replyTime}.</Trans>
            </>
          ) : (
            <Trans>Sent directly to {name}.</Trans>
          )}
        </p>
        <ContactForm sellerSlug={shop.slug} companyName={name} source="vendor_page" />
      </Card>
      <Card className="p-5 lg:p-6">
        <h2 className="mb-4 text-lg">
          <Trans>Or talk directly</Trans>
        </h2>
        <AddressList shop={shop} />
        <div className="mt-5 grid grid-cols-2 gap-2">
          <ContactLinks shop={shop} />
        </div>
        <p className="mt-4 text-sm text-ink-500">
          <Trans>Usual business hours: Sunday–Friday, 10:00–18:00 (NPT).</Trans>
        </p>
        {shop.location ? (
          <div className="mt-5 border-t border-line pt-5">
            <PlaceMap location={shop.location} area={area} />
          </div>
        ) : null}
      </Card>
    </div>
  );
}
