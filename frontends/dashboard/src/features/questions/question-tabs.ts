import type { QuestionsApiArg } from '@haat/api/questions';
import { msg } from '@lingui/core/macro';
import type { StatusTab } from '../desk/status-tabs';

export type QuestionSide = NonNullable<QuestionsApiArg['as']>;
type Tab = StatusTab & { key: NonNullable<QuestionsApiArg['status']> };

export const QUESTION_TABS: Tab[] = [
  { key: 'open', statuses: ['open'], words: msg`Unanswered` },
  { key: 'answered', statuses: ['answered'], words: msg`Answered` },
];
