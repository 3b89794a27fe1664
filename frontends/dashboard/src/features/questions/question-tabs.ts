import type { QuestionsApiArg } from '@haat/api/questions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type QuestionSide = NonNullable<QuestionsApiArg['as']>;
type Status = NonNullable<QuestionsApiArg['status']>;
type Tab = { key: Status; statuses: string[]; label: MessageDescriptor };

export const QUESTION_TABS: Tab[] = [
  { key: 'open', statuses: ['open'], label: msg`Unanswered` },
  { key: 'answered', statuses: ['answered'], label: msg`Answered` },
];
