import { CASE_TOPICS, Honeypot, useCaseLabels } from '@haat/enquiry';
import { Form, FormSelect, FormTextArea, FormTextField, useWatch } from '@haat/forms';
import { paths, useHydrated } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { SuggestedArticles } from './suggested-articles';
import type { Kind } from '../../../api/case-forms-api';
import type { TicketEditor } from '../hooks/use-ticket';

const MAX_LENGTH = 4000;
type Props = { kind: Kind; ticket: TicketEditor };

/** The author, the subject and the text. Feedback may be anonymous. */
export function TicketForm({ kind, ticket }: Props) {
  const { t } = useLingui();
  const { form, submit, isBusy } = ticket;
  const [about, text] = useWatch({ control: form.control, name: ['about', 'text'] });
  const isHydrated = useHydrated();
  const isNamed = kind !== 'feedback';
  const { topics } = useCaseLabels();
  return (
    <Form
      form={form}
      onSend={submit}
      method="post"
      action={paths.ticketForm}
      className="relative grid gap-4"
    >
      <input type="hidden" name="kind" value={kind} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormTextField
          name="name"
          label={t`Your name`}
          required={isNamed}
          maxLength={120}
          autoComplete="name"
        />
        <FormTextField
          name="email"
          label={t`Email`}
          type="email"
          required={isNamed}
          autoComplete="email"
        />
      </div>
      {isNamed ? (
        <FormTextField
          name="phone_number"
          label={t`Phone (optional)`}
          type="tel"
          autoComplete="tel"
        />
      ) : null}
      {isNamed ? (
        <FormSelect
          name="topic"
          label={t`Topic (optional)`}
          placeholder={t`Choose a topic`}
          options={CASE_TOPICS.map((value) => ({ value, label: topics[value] }))}
        />
      ) : null}
      {kind === 'complaint' ? (
        <FormTextField
          name="about"
          label={t`About which company or product?`}
          hint={t`Name or link`}
          maxLength={255}
        />
      ) : null}
      <FormTextArea
        name="text"
        label={t`Your message`}
        required
        rows={6}
        maxLength={MAX_LENGTH}
      />
      {isNamed ? <SuggestedArticles text={`${about} ${text}`} /> : null}
      <Honeypot />
      <Button
        type="submit"
        size="lg"
        className="justify-self-start"
        disabled={isHydrated && !text.trim()}
        isBusy={isBusy}
      >
        <Send aria-hidden />
        <Trans>Send</Trans>
      </Button>
    </Form>
  );
}
