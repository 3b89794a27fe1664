import { Form } from '@haat/forms';
import type { OwnSellerProfile } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DONE } from '../steps';
import { useWizard } from '../hooks/use-wizard';
import { FinishStep } from './finish-step';
import { StepChecklist } from './step-checklist';
import { StepRail } from './step-rail';

/** One page at a time; each is saved as it is left, so the way back is short (spec 4). */
export function Wizard({ company }: { company: OwnSellerProfile }) {
  const { i18n } = useLingui();
  const { at, step, form, values, go, submit, isSaving } = useWizard(company);
  const { number, label, Fields } = step;
  const isLast = number === DONE;
  return (
    <Card className="p-4 sm:p-5 lg:p-7">
      <StepRail at={at} saved={company.step} onGo={go} />
      <Form form={form} onSend={submit} className="grid gap-5">
        <h2 className="text-xl leading-snug">{i18n._(label)}</h2>
        {Fields ? (
          <Fields />
        ) : (
          <>
            <StepChecklist values={values} saved={company.step} onGo={go} />
            <FinishStep />
          </>
        )}
        <div className="flex justify-between gap-3">
          <Button variant="ghost" disabled={at === 0} onClick={() => go(at - 1)}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" isBusy={isSaving} disabled={isLast && !values.terms}>
            {isLast ? <Trans>Open my shop</Trans> : <Trans>Continue</Trans>}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
