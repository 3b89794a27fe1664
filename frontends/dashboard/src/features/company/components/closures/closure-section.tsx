import type { OwnProfile } from '@haat/api/own-company';
import { Form, FormDateField, FormTextField } from '@haat/forms';
import { useHydrated } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { FestivalButtons } from './festival-buttons';
import { PlannedClosure } from './planned-closure';
import { useClosure } from '../../hooks/use-closure';

const MAX_NOTE_LENGTH = 200;

/** Closed days: buyers see them before they write. */
export function ClosureSection({ company }: { company: OwnProfile }) {
  const closure = useClosure(company);
  const { planned, typed } = closure;
  const isReady = useHydrated();
  return (
    <Card id="closure" className="scroll-mt-4 p-5">
      <h2 className="text-lg leading-snug">
        <Trans>Closed days</Trans>
      </h2>
      <p className="mt-1 text-sm text-ink-500">
        <Trans>
          For festivals or stock-taking: your page shows that you’re closed, and until
          when.
        </Trans>
      </p>
      {planned ? (
        <PlannedClosure
          closure={planned}
          isRemoving={closure.isRemoving}
          onRemove={() => void closure.remove()}
        />
      ) : null}
      <Form
        form={closure.form}
        onSend={closure.save}
        className="mt-4 grid gap-4 sm:grid-cols-2"
      >
        {isReady ? <FestivalButtons onChoose={closure.choose} /> : null}
        <FormDateField
          name="closed_from"
          label={<Trans>First day closed</Trans>}
          required
        />
        <FormDateField
          name="closed_to"
          label={<Trans>Last day closed</Trans>}
          required
          min={typed.closed_from}
        />
        <FormTextField
          name="note"
          className="sm:col-span-2"
          label={<Trans>Note for buyers</Trans>}
          maxLength={MAX_NOTE_LENGTH}
        />
        <Button
          type="submit"
          className="sm:col-span-2 sm:justify-self-end"
          isBusy={closure.isSaving}
          disabled={!typed.closed_from || !typed.closed_to}
        >
          {planned ? <Trans>Use these dates instead</Trans> : <Trans>Add closure</Trans>}
        </Button>
      </Form>
    </Card>
  );
}
