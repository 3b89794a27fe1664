/** Where a case and its subject are, on each side. */
import { paths } from '@haat/platform';
import type { Case } from '@haat/enquiry';

export type Side = 'buyer' | 'seller';

export const caseList = (side: Side) =>
  side === 'seller' ? paths.sellerCases : paths.buyerCases;

export const casePath = (side: Side, number: string) =>
  side === 'seller' ? paths.sellerCase(number) : paths.buyerCase(number);

/** The reader's page of the deal or company; none for what has no page of its own. */
export function subjectPath(side: Side, shown: Case): string | null {
  const { subject, supplier_slug: slug } = shown;
  if (!subject) return slug ? paths.vendor(slug) : null;
  const isSeller = side === 'seller';
  const { id } = subject;
  if (subject.kind === 'order')
    return isSeller ? paths.sellerOrder(id) : paths.buyerOrder(id);
  if (subject.kind === 'quote')
    return isSeller ? paths.sellerQuote(id) : paths.buyerQuote(id);
  if (subject.kind === 'enquiry') return paths.conversation(id);
  return slug ? paths.vendor(slug) : null;
}
