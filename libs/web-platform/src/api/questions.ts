/** catalog: what is asked in public about products. The calls are with who makes them. */
export type { AnsweredQuestion as PublicQuestion } from '@haat/api/product-questions';
/** As its asker and the seller read it. */
export type { QuestionShown as OwnQuestion } from '@haat/api/questions';
