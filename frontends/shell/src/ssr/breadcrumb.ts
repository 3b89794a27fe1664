/** The way down to a page, as search engines display it above its title. */
import { brand, paths, type Locale } from '@haat/platform';

export type Crumb = { name: string; item: string };

const home = (locale: Locale): Crumb => ({
  name: locale === 'ne' ? brand.nameNe : brand.name,
  item: paths.home,
});

/** From the home page on; `below` are the pages under it. */
export const breadcrumbThing = (below: Crumb[], locale: Locale): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [home(locale), ...below].map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...crumb,
  })),
});
