/** A phone number, also in Devanagari digits and with signs between, or an email address. */
const CONTACT = /(?:\+?[0-9०-९](?:[ -]?[0-9०-९]){6,14})|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;

export type Part = { text: string; isMarked: boolean };

const escaped = (term: string) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Splits a text at flagged terms, phone numbers and email addresses. */
export function markedParts(text: string, terms: string[]): Part[] {
  const sources = [...terms.map(escaped), CONTACT.source];
  const flagged = new RegExp(`(${sources.join('|')})`, 'giu');
  return text
    .split(flagged)
    .map((part, index) => ({ text: part, isMarked: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
