/** catalog: what is asked in public about products. The calls are with who makes them. */
import type { Page } from './envelope';

/** Who asked is told to nobody. */
export type PublicQuestion = {
  id: string;
  body: string;
  asked_at: string;
  answer: string;
  answered_at: string;
};
/** As its asker and the seller read it. */
export type OwnQuestion = {
  id: string;
  version: number;
  status: 'open' | 'answered';
  status_label: string;
  product: {
    id: string;
    slug: string;
    name: string;
    name_ne: string | null;
    image: string | null;
  };
  seller: {
    id: string;
    slug: string;
    company_name: string;
    company_name_ne: string | null;
  };
  body: string;
  asked_at: string;
  answer: string | null;
  answered_at: string | null;
};
export type OwnQuestionPage = Page<OwnQuestion> & {
  meta: { counts: { open: number; answered: number } };
};
