import type { Article, ArticleListed, Node } from '@haat/api/help';
import type { Locale } from '@haat/platform';

/** An article in one language. */
export const titleIn = (article: ArticleListed, locale: Locale): string =>
  locale === 'ne' ? article.title_ne : article.title;
export const summaryIn = (article: ArticleListed, locale: Locale): string =>
  locale === 'ne' ? article.summary_ne : article.summary;
export const bodyIn = (article: Article, locale: Locale): Node[] =>
  locale === 'ne' ? article.body_ne : article.body;

const BLOCKS = new Set(['p', 'li', 'tr', 'td', 'th', 'h2', 'h3']);

/** The text alone, as search engines read an answer. */
export function plainText(nodes: Node[]): string {
  const texts = nodes.map(({ tag, text, children }) => {
    const inside = text + plainText(children);
    return BLOCKS.has(tag) ? ` ${inside} ` : inside;
  });
  return texts.join('').replace(/\s+/g, ' ');
}
