/** What the edge writes into the page as JSON: it must equal what the server rendered with. */
import type { Messages } from '@lingui/core';
import type { Deployment } from './brand';

export type Locale = 'en' | 'ne';
export type RemoteConfig = { name: string; entry: string };
export type PageConfig = {
  locale: Locale;
  currency: string;
  remotes: RemoteConfig[];
  isRendered: boolean;
  deployment?: Deployment;
  /** The messages that the edge rendered the page with. */
  words?: Messages;
};

const PLAIN: PageConfig = {
  locale: 'en',
  currency: 'NPR',
  remotes: [],
  isRendered: false,
};

export function readPageConfig(): PageConfig {
  const text = document.getElementById('haat-config')?.textContent;
  return text ? { ...PLAIN, ...(JSON.parse(text) as Partial<PageConfig>) } : PLAIN;
}

/** A page's head from its prefetch; nothing set means an ordinary page. */
export type PageHead = {
  status?: number;
  redirect?: string;
  title?: string;
  description?: string;
  canonical?: string;
  image?: string;
  /** What kind of thing the page is about, as messengers name it. */
  type?: 'website' | 'profile' | 'product';
  /** One thing or several; `url`, `item`, `image`, `logo` and `@id` may be paths. */
  jsonLd?: object | object[];
  themeColour?: string;
  /** Not for search engines: results of a search, what is no longer there. */
  isHidden?: boolean;
};
