/** What search engines and messengers read of a page. */
import { escape, json } from './escape.mjs';

const DESCRIPTIONS = {
  en: 'Buy straight from Nepal’s mills, makers and traders.',
  ne: 'नेपालका उद्योग, उत्पादक र व्यापारीबाट सिधै किन्नुहोस्।',
};
const OG_LOCALES = { en: 'en_US', ne: 'ne_NP' };
const BRAND_COLOUR = '#171B52';
const DARK_BAR_COLOUR = '#171A3A';
const MAX_LENGTH = 160;
const ADDRESSES = new Set([
  'url',
  'item',
  'image',
  'logo',
  '@id',
  'urlTemplate',
  'contentUrl',
  'thumbnailUrl',
]);
/** The picture in messengers of a page that has none. */
const OWN_IMAGE = '/share.png';

/** As much as a search engine displays, cut between two words. */
const shortened = (text) =>
  text.length <= MAX_LENGTH
    ? text
    : `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`;

const named = (name, content) => `<meta name="${name}" content="${escape(content)}">`;
const graph = (property, content) =>
  `<meta property="og:${property}" content="${escape(content)}">`;
const link = (rel, href, more = '') =>
  `<link rel="${rel}"${more} href="${escape(href)}">`;

/** English is at the plain address, Nepali behind `?lang=ne` (ADR 9). */
const inLanguage = (address, locale) =>
  locale === 'en' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=ne`;

function addressLines(path, { locale, publicUrl }) {
  const address = publicUrl + path;
  const other = locale === 'en' ? 'ne' : 'en';
  const alternate = (hreflang, href) =>
    link('alternate', href, ` hreflang="${hreflang}"`);
  return [
    link('canonical', inLanguage(address, locale)),
    alternate('en', inLanguage(address, 'en')),
    alternate('ne', inLanguage(address, 'ne')),
    alternate('x-default', address),
    graph('url', inLanguage(address, locale)),
    graph('locale', OG_LOCALES[locale]),
    graph('locale:alternate', OG_LOCALES[other]),
  ];
}

/** JSON-LD is read away from its page: paths become absolute addresses. */
function jsonLdLines(things, publicUrl) {
  const absolute = (value) =>
    typeof value === 'string' && value.startsWith('/') ? publicUrl + value : value;
  const replacer = (key, value) => {
    if (!ADDRESSES.has(key)) return value;
    return Array.isArray(value) ? value.map(absolute) : absolute(value);
  };
  return [things]
    .flat()
    .map(
      (thing) => `<script type="application/ld+json">${json(thing, replacer)}</script>`,
    );
}

function imageLines({ head, title, publicUrl }, description) {
  const address = new URL(head.image ?? OWN_IMAGE, `${publicUrl}/storage/`).href;
  return [
    graph('image', address),
    graph('image:alt', title),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', address),
    named('twitter:image:alt', title),
  ];
}

/** page: {locale, publicUrl, theme, status, head, title}. */
export function headLines(page) {
  const { head, locale, publicUrl, status, title } = page;
  const description = shortened(head.description ?? DESCRIPTIONS[locale]);
  const isHidden = head.isHidden || status >= 400;
  const bar = page.theme === 'dark' ? DARK_BAR_COLOUR : BRAND_COLOUR;
  return [
    `<title>${escape(title)}</title>`,
    named('description', description),
    named('theme-color', head.themeColour ?? bar),
    ...(isHidden ? [named('robots', 'noindex')] : []),
    graph('title', title),
    graph('description', description),
    graph('type', head.type ?? 'website'),
    graph('site_name', locale === 'ne' ? 'हाट' : 'Haat'),
    ...(head.canonical ? addressLines(head.canonical, page) : []),
    ...imageLines(page, description),
    ...(head.jsonLd ? jsonLdLines(head.jsonLd, publicUrl) : []),
  ];
}
