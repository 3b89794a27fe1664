import { Navigate, Route, Routes, paths } from '@haat/platform';
import { lazy } from 'react';
import { Layout } from './app/layout';
import { ROUTE_TABLE } from './app/route-table';
import { Own } from './app/own';
import { NotFoundPage } from './features/errors/not-found-page';
import { ArticlePage } from './features/help/article-page';
import { HelpPage } from './features/help/help-page';
import { HomePage } from './features/home/home-page';
import { IndustriesPage } from './features/industry/industries-page';
import { IndustryPage } from './features/industry/industry-page';
import { ProductPage } from './features/product/product-page';
import { SuppliersPage } from './features/suppliers/suppliers-page';
import { Remote } from './remotes/remote';

const AboutPage = lazy(() => import('./features/static/about-page'));
const ComingSoonPage = lazy(() => import('./features/static/coming-soon-page'));
const ComparePage = lazy(() => import('./features/compare/compare-page'));
const ContactPage = lazy(() => import('./features/static/contact-page'));
const EmailResendPage = lazy(() => import('./features/account/email-resend-page'));
const EmailVerifyPage = lazy(() => import('./features/account/email-verify-page'));
const GoogleCallbackPage = lazy(() => import('./features/account/google-callback-page'));
const LeadPage = lazy(() => import('./features/lead/lead-page'));
const PasswordEmailPage = lazy(() => import('./features/account/password-email-page'));
const PasswordResetPage = lazy(() => import('./features/account/password-reset-page'));
const PrivacyPage = lazy(() => import('./features/static/privacy-page'));
const RegisterPage = lazy(() => import('./features/session/register-page'));
const SearchPage = lazy(() => import('./features/search/search-page'));
const SharedListPage = lazy(() => import('./features/wishlist/shared-list-page'));
const TermsPage = lazy(() => import('./features/static/terms-page'));

const remotes = ROUTE_TABLE.filter(({ module }) => module);
/** The route's own part goes to the remote: `/vendor/:id/*` is mounted at `/vendor/*`. */
const mountOf = (path: string) => `${path.split('/')[1]}/*`;

/** What the edge renders is here from the start; the rest comes when it is opened. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomePage />} />
        <Route path="product" element={<Navigate to={paths.search()} replace />} />
        <Route path="product/:slug" element={<ProductPage />} />
        <Route path="industry" element={<IndustriesPage />} />
        <Route path="industry/:level1/:level2?/:level3?" element={<IndustryPage />} />
        <Route path="suppliers" element={<SuppliersPage />} />
        <Route path="help" element={<HelpPage />} />
        <Route path="help/buyer-help" element={<HelpPage />} />
        <Route path="help/seller-help" element={<HelpPage />} />
        <Route path="help/knowledge-base" element={<HelpPage />} />
        <Route path="help/knowledge-base/:id" element={<ArticlePage />} />
        <Route element={<Own />}>
          <Route path="search" element={<SearchPage />} />
          <Route path="compare" element={<ComparePage />} />
          <Route path="wishlists/shared/:token" element={<SharedListPage />} />
          <Route path="lead/:token" element={<LeadPage />} />
          <Route path="register" element={<RegisterPage />} />
          <Route path="about-us" element={<AboutPage />} />
          <Route path="contact-us" element={<ContactPage />} />
          <Route path="coming-soon" element={<ComingSoonPage />} />
          <Route path="privacy-policy" element={<PrivacyPage />} />
          <Route path="terms-and-conditions" element={<TermsPage />} />
          <Route path="email/resend" element={<EmailResendPage />} />
          <Route path="email/verify" element={<EmailVerifyPage />} />
          <Route path="password/email" element={<PasswordEmailPage />} />
          <Route path="password/reset" element={<PasswordResetPage />} />
          <Route path="authorize/google/callback" element={<GoogleCallbackPage />} />
        </Route>
        {remotes.map(({ path, module = '' }) => (
          <Route key={path} path={mountOf(path)} element={<Remote id={module} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
