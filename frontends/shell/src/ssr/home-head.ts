/** The marketplace itself: who runs it, and how it is searched. */
import { brand, paths, type Locale, type PageHead } from '@haat/platform';

const CONTEXT = 'https://schema.org';

export function homeHead(locale: Locale): PageHead {
  const [name, alternateName] =
    locale === 'ne' ? [brand.nameNe, brand.name] : [brand.name, brand.nameNe];
  return {
    canonical: paths.home,
    jsonLd: [
      {
        '@context': CONTEXT,
        '@type': 'Organization',
        '@id': '/#organization',
        name,
        alternateName,
        slogan: brand.tagline,
        url: paths.home,
        logo: '/icon-512.png',
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          telephone: brand.phone,
          availableLanguage: ['ne', 'en'],
        },
      },
      {
        '@context': CONTEXT,
        '@type': 'WebSite',
        name,
        alternateName,
        url: paths.home,
        inLanguage: ['en', 'ne'],
        publisher: { '@id': '/#organization' },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: '/search?q={search_term_string}',
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
