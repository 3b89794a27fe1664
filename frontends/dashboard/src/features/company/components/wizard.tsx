import { Button, Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type SubmitEvent } from 'react';
import { DONE } from '../steps';
import { useFocusError } from '../use-focus-error';
import { useWizard, type Started } from '../use-wizard';
import { FinishStep } from './finish-step';
import { StepChecklist } from './step-checklist';
import { StepRail } from './step-rail';

/** One page at a time; each is saved as it is left, so the way back is short (spec 4). */
export function Wizard({ company }: { company: Started }) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [hasAccepted, setHasAccepted] = useState(false);
  const { at, step, values, set, go, submit, isSaving, error, errors } =
    useWizard(company);
  const { number, words, Fields } = step;
  const isLast = number === DONE;
  useFocusError(form, error);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(hasAccepted);
  };
  return (
    <Card className="p-4 sm:p-5 lg:p-7">
      <StepRail at={at} saved={company.step} onGo={go} />
      <form ref={form} noValidate onSubmit={send} className="grid gap-5">
        <h2 className="text-xl leading-snug">{i18n._(words)}</h2>
        {Fields ? (
          <Fields values={values} set={set} errors={errors} />
        ) : (
          <>
            <StepChecklist values={values} saved={company.step} onGo={go} />
            <FinishStep
              hasAccepted={hasAccepted}
              onAccept={setHasAccepted}
              {...(errors.terms ? { error: errors.terms } : {})}
            />
          </>
        )}
        <div className="flex justify-between gap-3">
          <Button variant="ghost" disabled={at === 0} onClick={() => go(at - 1)}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" isBusy={isSaving} disabled={isLast && !hasAccepted}>
            {isLast ? <Trans>Open my shop</Trans> : <Trans>Continue</Trans>}
          </Button>
        </div>
      </form>
    </Card>
  );
}
