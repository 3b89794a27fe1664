import type { Article } from '@haat/api/help';
import { paths, type Locale, type PageHead } from '@haat/platform';
import { bodyIn, plainText, summaryIn, titleIn } from '@haat/ui';
import { breadcrumbThing } from './breadcrumb';

const CONTEXT = 'https://schema.org';
const DESCRIPTIONS: Record<Locale, string> = {
  en: 'How to buy, sell and be verified on Haat: search the answers, or write to us.',
  ne: 'हाटमा किन्ने, बेच्ने र प्रमाणित हुने तरिका: जवाफ खोज्नुहोस् वा हामीलाई लेख्नुहोस्।',
};
const TITLES: Record<Locale, Record<string, string>> = {
  en: {
    [paths.help]: 'Help',
    [paths.buyerHelp]: 'Buyer help',
    [paths.sellerHelp]: 'Seller help',
    [paths.knowledgeBase()]: 'Knowledge base',
  },
  ne: {
    [paths.help]: 'सहायता',
    [paths.buyerHelp]: 'क्रेता सहायता',
    [paths.sellerHelp]: 'विक्रेता सहायता',
    [paths.knowledgeBase()]: 'ज्ञान भण्डार',
  },
};

/** isSearched: a view of some of the articles, which is no page of its own. */
export const helpHead = (
  path: string,
  locale: Locale,
  isSearched: boolean,
): PageHead => ({
  title: TITLES[locale][path],
  description: DESCRIPTIONS[locale],
  canonical: path,
  isHidden: isSearched,
});

/** One question with its answer, as search engines display it. */
export function articleHead(article: Article, locale: Locale): PageHead {
  const title = titleIn(article, locale);
  const help = TITLES[locale][paths.help] ?? '';
  const answer = { '@type': 'Answer', text: plainText(bodyIn(article, locale)).trim() };
  const crumbs = [
    { name: help, item: paths.help },
    { name: title, item: paths.knowledgeBase(article.slug) },
  ];
  return {
    title,
    description: summaryIn(article, locale),
    canonical: paths.knowledgeBase(article.slug),
    jsonLd: [
      {
        '@context': CONTEXT,
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', name: title, acceptedAnswer: answer }],
      },
      breadcrumbThing(crumbs, locale),
    ],
  };
}
