import { useFormat, useHydrated } from '@haat/platform';
import { Button, Card, Field } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useRef, type SubmitEvent } from 'react';
import type { OwnCompany } from '../../../api/company';
import { useFocusError } from '../use-focus-error';
import { FestivalButtons } from './festival-buttons';
import { PlannedClosure } from './planned-closure';
import { useClosure } from './use-closure';

const LONGEST_NOTE = 200;

/** Days on which nobody answers: told to buyers before they write. */
export function ClosureSection({ company }: { company: OwnCompany }) {
  const form = useRef<HTMLFormElement>(null);
  const { bikramSambat } = useFormat();
  const closure = useClosure(company);
  const { planned, typed, set, error, errors } = closure;
  const isReady = useHydrated();
  useFocusError(form, error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void closure.save();
  };
  const inNepali = (day: string | undefined) => (day ? bikramSambat(day) : undefined);
  return (
    <Card id="closure" className="scroll-mt-24 p-5">
      <h2 className="text-lg leading-snug">
        <Trans>Closed days</Trans>
      </h2>
      <p className="mt-1 text-sm text-ink-500">
        <Trans>
          Festivals or stock-taking: your page says so, and until when, as long as it
          lasts.
        </Trans>
      </p>
      {planned ? (
        <PlannedClosure
          closure={planned}
          isRemoving={closure.isRemoving}
          onRemove={() => void closure.remove()}
        />
      ) : null}
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="mt-4 grid gap-4 sm:grid-cols-2"
      >
        {isReady ? <FestivalButtons onChoose={set} /> : null}
        <Field
          label={<Trans>First day closed</Trans>}
          type="date"
          required
          value={typed.closed_from}
          error={errors.closed_from}
          hint={inNepali(typed.closed_from)}
          onChange={({ target }) => set({ closed_from: target.value })}
        />
        <Field
          label={<Trans>Last day closed</Trans>}
          type="date"
          required
          min={typed.closed_from}
          value={typed.closed_to}
          error={errors.closed_to}
          hint={inNepali(typed.closed_to)}
          onChange={({ target }) => set({ closed_to: target.value })}
        />
        <Field
          className="sm:col-span-2"
          label={<Trans>Note for buyers</Trans>}
          maxLength={LONGEST_NOTE}
          value={typed.note}
          error={errors.note}
          onChange={({ target }) => set({ note: target.value })}
        />
        <Button
          type="submit"
          className="sm:col-span-2 sm:justify-self-end"
          isBusy={closure.isSaving}
          disabled={!typed.closed_from || !typed.closed_to}
        >
          {planned ? (
            <Trans>Plan these days instead</Trans>
          ) : (
            <Trans>Plan these days</Trans>
          )}
        </Button>
      </form>
    </Card>
  );
}
