import { msg } from '@lingui/core/macro';

export const QUESTION_TABS = [
  { key: 'open', statuses: ['open'], words: msg`Unanswered` },
  { key: 'answered', statuses: ['answered'], words: msg`Answered` },
];
