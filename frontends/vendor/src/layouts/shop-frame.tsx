import { Outlet, paths, useLocation } from '@haat/platform';
import { Container } from '@haat/ui';
import { Suspense } from 'react';
import { isPreview, type Shop } from '../hooks/use-shop';
import { themeOf } from '../components/theme';
import { useShopHead } from './hooks/use-shop-head';
import { usePortalTheme } from './hooks/use-portal-theme';
import { BuyBar } from './components/buy-bar';
import { ClosedBanner } from './components/closed-banner';
import { CompanyHeader } from './components/company-header';
import { PreviewBanner } from './components/preview-banner';
import { ShopFooter } from './shop-footer';
import { ShopNav } from './shop-nav';

/** Company header, navigation, page, footer with the contact form (spec 2). */
export function ShopFrame({ shop }: { shop: Shop }) {
  const { pathname } = useLocation();
  const theme = themeOf(shop);
  useShopHead(shop);
  usePortalTheme(theme);
  const isHome = pathname === paths.vendor(shop.slug);
  const isContact = pathname === paths.vendorContact(shop.slug);
  return (
    // Up to the page's own footer: two dark bands need no gap between them.
    <div className="-mb-16" style={theme}>
      {isPreview(shop) ? <PreviewBanner shop={shop} /> : null}
      {shop.closed_until ? (
        <ClosedBanner until={shop.closed_until} note={shop.closure_note} />
      ) : null}
      <CompanyHeader shop={shop} isTitle={isHome} />
      <ShopNav slug={shop.slug} />
      <Container className="pt-4 lg:pt-6">
        <Outlet context={shop} />
      </Container>
      <Suspense>
        <ShopFooter shop={shop} hasForm={!isContact} />
      </Suspense>
      <BuyBar shop={shop} />
    </div>
  );
}
