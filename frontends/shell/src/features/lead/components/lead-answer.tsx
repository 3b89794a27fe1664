import { useLingui } from '@lingui/react/macro';
import { useAnswerLeadMutation, type Lead } from '../lead-api';
import { AnswerForm } from './answer-form';

/** The seller's answer to a lead. */
export function LeadAnswer({ token, lead }: { token: string; lead: Lead }) {
  const { t } = useLingui();
  const [send, { isLoading, error }] = useAnswerLeadMutation();
  const starters = [
    t`Namaste, we have it. I will call you today.`,
    t`Namaste, please tell us the quantity and where to deliver.`,
  ];
  return (
    <AnswerForm
      id={lead.enquiry_id}
      name={lead.name}
      starters={lead.messages.length > 0 ? [] : starters}
      isBusy={isLoading}
      error={error}
      onSend={(body, key) => send({ token, 'Idempotency-Key': key, body: { body } })}
    />
  );
}
