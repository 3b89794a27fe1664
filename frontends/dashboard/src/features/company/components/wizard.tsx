import { fieldErrors, useSession } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useSaveSellerStepMutation, type OwnCompany } from '../../../api/company';
import { changeOf, companyValues } from '../company-values';
import { DONE, STEPS, openStep, type Step } from '../steps';
import { FinishStep } from './finish-step';
import { StepRail } from './step-rail';
import { useTellFailure } from '../../desk/use-tell-failure';

/** One page at a time; each is saved as it is left, so the way back is short (spec 4). */
export function Wizard({ company }: { company: Partial<OwnCompany> & { step: number } }) {
  const { i18n } = useLingui();
  const tellFailure = useTellFailure();
  const { user } = useSession();
  const [at, setAt] = useState(() => openStep(company.step));
  const [hasAccepted, setHasAccepted] = useState(false);
  const [values, setValues] = useState(() =>
    companyValues({
      ...company,
      primary_email: company.primary_email ?? user?.email ?? '',
      primary_mobile: company.primary_mobile ?? user?.phone_number ?? null,
    }),
  );
  const [save, { isLoading, error, reset }] = useSaveSellerStepMutation();
  const { number, words, fields, Fields } = STEPS[at] as Step;
  const errors = fieldErrors(error);
  const go = (index: number) => {
    reset();
    setAt(index);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const more =
        number === DONE ? { terms: hasAccepted } : filled(changeOf(values, fields));
      const saved = await save({ step: number, ...more }).unwrap();
      if (number !== DONE) go(Math.min(at + 1, openStep(saved.step)));
    } catch (failure) {
      tellFailure(failure);
    }
  };
  return (
    <Card className="p-5 lg:p-7">
      <StepRail at={at} saved={company.step} onGo={go} />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <h2 className="text-xl leading-snug">{i18n._(words)}</h2>
        {Fields ? (
          <Fields
            values={values}
            set={(change) => setValues((now) => ({ ...now, ...change }))}
            errors={errors}
          />
        ) : (
          <FinishStep
            hasAccepted={hasAccepted}
            onAccept={setHasAccepted}
            {...(errors.terms ? { error: errors.terms } : {})}
          />
        )}
        <div className="flex justify-between gap-3">
          <Button variant="ghost" disabled={at === 0} onClick={() => go(at - 1)}>
            <Trans>Back</Trans>
          </Button>
          <Button
            type="submit"
            isBusy={isLoading}
            disabled={number === DONE && !hasAccepted}
          >
            {number === DONE ? <Trans>Open my shop</Trans> : <Trans>Continue</Trans>}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** A field left empty is not sent: the server names what the step needs. */
const filled = <T extends object>(change: T): T =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null)) as T;
