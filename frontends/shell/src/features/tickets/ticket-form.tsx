import { paths, useHydrated, useTypedBefore } from '@haat/platform';
import { Button, Field, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { SuggestedArticles } from './suggested-articles';
import type { Kind } from './tickets-api';
import type { TicketForm as Ticket, TicketValues } from './use-ticket';

const LONGEST = 4000;
type Props = { kind: Kind; ticket: Ticket };

/** Who writes, about what, and the words. Feedback may come from nobody. */
export function TicketForm({ kind, ticket }: Props) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { values, text, errors, change, changeText } = ticket;
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  useTypedBefore(form, ({ text: said, ...others }) => {
    if (said) changeText(said);
    for (const [field, value] of Object.entries(others)) {
      if (value && field in values) change(field as keyof TicketValues, value);
    }
  });
  const isAwake = useHydrated();
  const isNamed = kind !== 'feedback';
  const bind = (field: keyof TicketValues) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!ticket.isBusy) void ticket.submit();
  };
  return (
    <form
      ref={form}
      method="post"
      action={paths.ticketForm}
      onSubmit={submit}
      noValidate
      className="grid gap-4"
    >
      <input type="hidden" name="kind" value={kind} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t`Your name`}
          required={isNamed}
          maxLength={120}
          autoComplete="name"
          {...bind('name')}
        />
        <Field
          label={t`E-mail`}
          type="email"
          required={isNamed}
          autoComplete="email"
          {...bind('email')}
        />
      </div>
      {isNamed ? (
        <Field
          label={t`Phone (if we may call)`}
          type="tel"
          autoComplete="tel"
          {...bind('phone_number')}
        />
      ) : null}
      {kind === 'complaint' ? (
        <Field
          label={t`About which company or product?`}
          hint={t`Its name, or the address of its page`}
          maxLength={255}
          {...bind('about')}
        />
      ) : null}
      <TextArea
        label={t`Your message`}
        required
        name="text"
        rows={6}
        maxLength={LONGEST}
        value={text}
        error={errors.text}
        onChange={({ target }) => changeText(target.value)}
      />
      {isNamed ? <SuggestedArticles text={`${values.about} ${text}`} /> : null}
      <Trap value={values.website} onChange={(value) => change('website', value)} />
      <Button
        type="submit"
        size="lg"
        className="justify-self-start"
        disabled={isAwake && !text.trim()}
        isBusy={ticket.isBusy}
      >
        <Send aria-hidden />
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}

type TrapProps = { value: string; onChange: (value: string) => void };

/** People do not see it; programs that fill every field do. */
const Trap = ({ value, onChange }: TrapProps) => (
  <input
    name="website"
    tabIndex={-1}
    autoComplete="off"
    aria-hidden
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className="absolute -left-[9999px] size-px"
  />
);
