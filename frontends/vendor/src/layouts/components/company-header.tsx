import { IS_WIDE, Link, companyName, paths, useLocale, useMedia } from '@haat/platform';
import { Button, Container, Dialog, Monogram } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode as QrIcon, Send } from 'lucide-react';
import { type Shop } from '../../hooks/use-shop';
import { colourOfShop } from '../../components/theme';
import { CompanyFacts } from './company-facts';
import { ContactLinks } from '../../components/contact-links';
import { Cover } from './cover';
import { ShareButton } from './share-button';
import { ShopQr } from './shop-qr';
import { VerifiedPanel } from './verified-panel';

/** On a phone the code waits behind a button. */
function QrButton({ shop }: { shop: Shop }) {
  const { t } = useLingui();
  return (
    <Dialog
      size="sm"
      title={t`QR code of this shop`}
      description={t`Print it on bags, signs and invoices.`}
      trigger={
        <Button variant="outline" className="lg:hidden">
          <QrIcon aria-hidden />
          <Trans>QR code</Trans>
        </Button>
      }
    >
      <ShopQr shop={shop} />
    </Dialog>
  );
}

function Name({ shop, isTitle }: Props) {
  const Tag = isTitle ? 'h1' : 'p';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Tag className="text-xl font-bold leading-tight tracking-tight lg:text-2xl">
        <Link
          to={paths.vendor(shop.slug)}
          className="inline-flex min-h-11 items-center hover:text-indigo-700 lg:min-h-0"
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
    <div className="mt-4 grid grid-cols-2 gap-2 lg:mt-5 lg:flex lg:flex-wrap">
      <Button asChild className="hidden lg:inline-flex">
        <Link to={paths.vendorContact(shop.slug)}>
          <Send aria-hidden />
          <Trans>Contact supplier</Trans>
        </Link>
      </Button>
      <ContactLinks shop={shop} />
      <ShareButton shop={shop} />
      <QrButton shop={shop} />
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
      <div className="relative -mt-9 rounded-xl border border-line bg-card p-4 shadow-e2 lg:-mt-16 lg:flex lg:items-center lg:gap-6 lg:p-7">
        <Monogram
          name={shop.company_name}
          logo={shop.company_logo}
          colour={colourOfShop(shop)}
          className="-mt-11 size-20 rounded-[22px] border-4 border-white text-2xl shadow-e2 lg:mt-0 lg:size-28 lg:border-0 lg:text-3xl lg:shadow-none"
        />
        <div className="mt-3 min-w-0 flex-1 lg:mt-0">
          <Name shop={shop} isTitle={isTitle} />
          <CompanyFacts shop={shop} />
          <Actions shop={shop} />
        </div>
        <ShopQr shop={shop} isVisible={isWide} className="hidden content-start lg:grid" />
      </div>
    </Container>
  );
}
