import { Trans } from '@lingui/react/macro';
import { MessageCircleQuestion } from 'lucide-react';

/** Above the buyer's composer: the seller waits for an answer. */
export const AnswerNote = () => (
  <p className="mb-2.5 flex items-center gap-2 rounded-md bg-mari-50 px-3.5 py-2.5 text-[14px] font-semibold text-mari-800">
    <MessageCircleQuestion className="size-[18px] shrink-0" aria-hidden />
    <Trans>The supplier needs more details from you.</Trans>
  </p>
);
