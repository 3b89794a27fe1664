import type { QuestionsApiArg } from '@haat/api/questions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type QuestionSide = NonNullable<QuestionsApiArg['as']>;
type Status = NonNullable<QuestionsApiArg['status']>;
type Tab = { key: Status; statuses: string[]; label: MessageDescriptor };

const OPEN: Tab = { key: 'open', statuses: ['open'], label: msg`Unanswered` };
const ANSWERED: Tab = {
  key: 'answered',
  statuses: ['answered'],
  label: msg`Answered`,
};
/** The first one opens: a seller has to answer, a buyer reads answers. */
export const QUESTION_TABS: Record<QuestionSide, Tab[]> = {
  seller: [OPEN, ANSWERED],
  buyer: [ANSWERED, OPEN],
};
