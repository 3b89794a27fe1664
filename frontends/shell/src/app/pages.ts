/** The shell's own pages. Each is a chunk by its name, which the edge preloads for the page it writes. */
import type { ComponentType } from 'react';

type PageModule = { default: ComponentType };

const LOADERS = {
  home: () =>
    import(/* webpackChunkName: "page-home" */ '../features/home/pages/home-page'),
  product: () =>
    import(
      /* webpackChunkName: "page-product" */ '../features/product/pages/product-page'
    ),
  industries: () => import(/* webpackChunkName: "page-industries" */ './industries-page'),
  industry: () =>
    import(
      /* webpackChunkName: "page-industry" */ '../features/industry/pages/industry-page'
    ),
  suppliers: () =>
    import(
      /* webpackChunkName: "page-suppliers" */ '../features/suppliers/pages/suppliers-page'
    ),
  help: () =>
    import(/* webpackChunkName: "page-help" */ '../features/help/pages/help-page'),
  article: () =>
    import(/* webpackChunkName: "page-article" */ '../features/help/pages/article-page'),
  search: () =>
    import(/* webpackChunkName: "page-search" */ '../features/search/pages/search-page'),
  compare: () =>
    import(
      /* webpackChunkName: "page-compare" */ '../features/compare/pages/compare-page'
    ),
  'shared-list': () =>
    import(
      /* webpackChunkName: "page-shared-list" */ '../features/wishlist/pages/shared-list-page'
    ),
  lead: () =>
    import(/* webpackChunkName: "page-lead" */ '../features/lead/pages/lead-page'),
  'guest-enquiry': () =>
    import(
      /* webpackChunkName: "page-guest-enquiry" */ '../features/lead/pages/guest-page'
    ),
  'guest-quote': () =>
    import(
      /* webpackChunkName: "page-guest-quote" */ '../features/guest-quote/pages/guest-quote-page'
    ),
  'guest-case': () =>
    import(
      /* webpackChunkName: "page-guest-case" */ '../features/guest-case/pages/guest-case-page'
    ),
  register: () =>
    import(
      /* webpackChunkName: "page-register" */ '../features/session/pages/register-page'
    ),
  'email-resend': () =>
    import(
      /* webpackChunkName: "page-email-resend" */ '../features/account/pages/email-resend-page'
    ),
  'email-verify': () =>
    import(
      /* webpackChunkName: "page-email-verify" */ '../features/account/pages/email-verify-page'
    ),
  'password-email': () =>
    import(
      /* webpackChunkName: "page-password-email" */ '../features/account/pages/password-email-page'
    ),
  'password-reset': () =>
    import(
      /* webpackChunkName: "page-password-reset" */ '../features/account/pages/password-reset-page'
    ),
  'google-callback': () =>
    import(
      /* webpackChunkName: "page-google-callback" */ '../features/account/pages/google-callback-page'
    ),
  about: () =>
    import(/* webpackChunkName: "page-about" */ '../features/static/pages/about-page'),
  'coming-soon': () =>
    import(
      /* webpackChunkName: "page-coming-soon" */ '../features/static/pages/coming-soon-page'
    ),
  contact: () =>
    import(
      /* webpackChunkName: "page-contact" */ '../features/tickets/pages/contact-page'
    ),
  privacy: () =>
    import(
      /* webpackChunkName: "page-privacy" */ '../features/static/pages/privacy-page'
    ),
  terms: () =>
    import(/* webpackChunkName: "page-terms" */ '../features/static/pages/terms-page'),
} satisfies Record<string, () => Promise<PageModule>>;

export type PageName = keyof typeof LOADERS;

const loaded = new Map<PageName, ComponentType>();

/** The page's component when its code has loaded: rendered without a flash of loading. */
export const loadedPage = (name: PageName): ComponentType | undefined => loaded.get(name);

export async function loadPage(name: PageName): Promise<PageModule> {
  const module = await LOADERS[name]();
  loaded.set(name, module.default);
  return module;
}
