import { IS_WIDE, Link, companyName, paths, useLocale, useMedia } from '@haat/platform';
import { Button, Container, Monogram, Sheet } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode as QrIcon, Send } from 'lucide-react';
import { type Shop } from '../../hooks/use-shop';
import { colourOfShop } from '../../components/theme';
import { CompanyFacts } from './company-facts';
import { ContactLinks } from '../../components/contact-links';
import { Cover } from './cover';
import { ShareButton } from './share-button';
import { ShopQr } from './shop-qr';
import { VCardLink } from './vcard-link';
import { VerifiedPanel } from './verified-panel';

/** On a phone code, contacts and sharing are in a sheet: the first screen has products. */
function ShopSheet({ shop }: { shop: Shop }) {
  const { t } = useLingui();
  return (
    <Sheet
      side="bottom"
      title={<Trans>Contact and share</Trans>}
      trigger={
        <Button
          variant="outline"
          className="ml-auto size-12 shrink-0 px-0 lg:hidden"
          aria-label={t`QR code, contact and share`}
        >
          <QrIcon aria-hidden />
        </Button>
      }
    >
      <ShopQr shop={shop} />
      <div className="mt-4 grid grid-cols-2 gap-2">
        <ContactLinks shop={shop} />
        <VCardLink shop={shop} />
        <ShareButton shop={shop} />
      </div>
    </Sheet>
  );
}

function Name({ shop, isTitle }: Props) {
  const Tag = isTitle ? 'h1' : 'p';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Tag className="text-lg font-bold leading-tight tracking-tight lg:text-2xl">
        <Link
          to={paths.vendor(shop.slug)}
          className="inline-flex min-h-6 items-center hover:text-indigo-700 lg:min-h-0"
        >
          {companyName(shop, useLocale())}
        </Link>
      </Tag>
      {shop.is_seller_verified ? <VerifiedPanel shop={shop} /> : null}
    </div>
  );
}

function Actions({ shop }: { shop: Shop }) {
  return (
    <div className="hidden gap-2 lg:mt-5 lg:flex lg:flex-wrap">
      <Button asChild>
        <Link to={paths.vendorContact(shop.slug)}>
          <Send aria-hidden />
          <Trans>Contact supplier</Trans>
        </Link>
      </Button>
      <ContactLinks shop={shop} />
      <VCardLink shop={shop} />
      <ShareButton shop={shop} />
    </div>
  );
}

type Props = { shop: Shop; isTitle: boolean };

/** Cover, logo, name with badge, facts, buttons and QR: on every page of the shop. */
export const CompanyHeader = ({ shop, isTitle }: Props) => (
  <header>
    <Cover shop={shop} />
    <Company shop={shop} isTitle={isTitle} />
  </header>
);

function Company({ shop, isTitle }: Props) {
  const isWide = useMedia(IS_WIDE);
  return (
    <Container>
      <div className="relative flex items-center gap-3 py-3 lg:-mt-14 lg:gap-6 lg:rounded-xl lg:border lg:border-line lg:bg-card lg:px-6 lg:py-5 lg:shadow-e2">
        <Monogram
          name={shop.company_name}
          logo={shop.company_logo}
          colour={colourOfShop(shop)}
          className="size-14 shrink-0 rounded-[16px] text-xl lg:size-28 lg:rounded-[22px] lg:text-3xl"
        />
        <div className="min-w-0 flex-1">
          <Name shop={shop} isTitle={isTitle} />
          <CompanyFacts shop={shop} />
          <Actions shop={shop} />
        </div>
        <ShopSheet shop={shop} />
        <ShopQr shop={shop} isVisible={isWide} className="hidden content-start lg:grid" />
      </div>
    </Container>
  );
}
