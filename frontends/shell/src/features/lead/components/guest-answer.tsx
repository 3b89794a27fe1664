import { companyName, useLocale } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useAnswerGuestEnquiryMutation, type GuestEnquiry } from '../lead-api';
import { AnswerForm } from './answer-form';

/** The guest's answer to the supplier, or why none can be sent now. */
export function GuestAnswer({
  token,
  enquiry,
}: {
  token: string;
  enquiry: GuestEnquiry;
}) {
  const locale = useLocale();
  const [send, { isLoading, error }] = useAnswerGuestEnquiryMutation();
  if (!enquiry.can_write) {
    return (
      <Card className="p-5 text-ink-700">
        {enquiry.closed_because === 'waiting' ? (
          <Trans>You can write again when the supplier has answered.</Trans>
        ) : (
          <Trans>This enquiry is closed. No more messages can be sent.</Trans>
        )}
      </Card>
    );
  }
  return (
    <AnswerForm
      id={enquiry.enquiry_id}
      name={companyName(enquiry, locale)}
      isBusy={isLoading}
      error={error}
      onSend={(body, key) => send({ token, 'Idempotency-Key': key, body: { body } })}
    />
  );
}
