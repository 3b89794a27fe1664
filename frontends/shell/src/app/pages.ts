/** The shell's own pages. Each is a chunk by its name, which the edge preloads for the page it writes. */
import type { ComponentType } from 'react';

type PageModule = { default: ComponentType };

const LOADERS = {
  home: () => import(/* webpackChunkName: "page-home" */ '../features/home/home-page'),
  product: () =>
    import(/* webpackChunkName: "page-product" */ '../features/product/product-page'),
  industries: () =>
    import(
      /* webpackChunkName: "page-industries" */ '../features/industry/industries-page'
    ),
  industry: () =>
    import(/* webpackChunkName: "page-industry" */ '../features/industry/industry-page'),
  suppliers: () =>
    import(
      /* webpackChunkName: "page-suppliers" */ '../features/suppliers/suppliers-page'
    ),
  help: () => import(/* webpackChunkName: "page-help" */ '../features/help/help-page'),
  article: () =>
    import(/* webpackChunkName: "page-article" */ '../features/help/article-page'),
  search: () =>
    import(/* webpackChunkName: "page-search" */ '../features/search/search-page'),
  compare: () =>
    import(/* webpackChunkName: "page-compare" */ '../features/compare/compare-page'),
  'shared-list': () =>
    import(
      /* webpackChunkName: "page-shared-list" */ '../features/wishlist/shared-list-page'
    ),
  lead: () => import(/* webpackChunkName: "page-lead" */ '../features/lead/lead-page'),
  'guest-enquiry': () =>
    import(/* webpackChunkName: "page-guest-enquiry" */ '../features/lead/guest-page'),
  register: () =>
    import(/* webpackChunkName: "page-register" */ '../features/session/register-page'),
  'email-resend': () =>
    import(
      /* webpackChunkName: "page-email-resend" */ '../features/account/email-resend-page'
    ),
  'email-verify': () =>
    import(
      /* webpackChunkName: "page-email-verify" */ '../features/account/email-verify-page'
    ),
  'password-email': () =>
    import(
      /* webpackChunkName: "page-password-email" */ '../features/account/password-email-page'
    ),
  'password-reset': () =>
    import(
      /* webpackChunkName: "page-password-reset" */ '../features/account/password-reset-page'
    ),
  'google-callback': () =>
    import(
      /* webpackChunkName: "page-google-callback" */ '../features/account/google-callback-page'
    ),
  about: () =>
    import(/* webpackChunkName: "page-about" */ '../features/static/about-page'),
  'coming-soon': () =>
    import(
      /* webpackChunkName: "page-coming-soon" */ '../features/static/coming-soon-page'
    ),
  contact: () =>
    import(/* webpackChunkName: "page-contact" */ '../features/static/contact-page'),
  privacy: () =>
    import(/* webpackChunkName: "page-privacy" */ '../features/static/privacy-page'),
  terms: () =>
    import(/* webpackChunkName: "page-terms" */ '../features/static/terms-page'),
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
