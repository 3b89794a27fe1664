/** catalog: public questions about products. The calls are in the features that make them. */
export type { AnsweredQuestion as PublicQuestion } from '@haat/api/product-questions';
/** As its asker and the seller read it. */
export type { QuestionOut as OwnQuestion } from '@haat/api/questions';
