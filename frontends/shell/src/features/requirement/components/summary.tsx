import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StepProps } from '../hooks/use-wizard';
import { useSummary } from '../hooks/use-summary';

/** Everything that will be sent, by steps; each leads back to where it can be changed. */
export function Summary({ wizard }: StepProps) {
  const { t } = useLingui();
  const parts = useSummary(wizard.draft);
  const change = (step: number) => {
    wizard.close();
    wizard.go(step);
  };
  return (
    <>
      <div className="grid gap-3">
        {parts.map(({ step, name, rows }) => (
          <section key={step} className="rounded-md bg-paper p-4 pt-2 text-[14px]">
            <div className="flex items-center gap-2">
              <h3 className="text-base">{name}</h3>
              <Button
                variant="ghost"
                className="ml-auto px-3"
                aria-label={t`Change: ${name}`}
                onClick={() => change(step)}
              >
                <Trans>Change</Trans>
              </Button>
            </div>
            {rows.length === 0 ? (
              <p className="text-ink-500">
                <Trans>Not specified</Trans>
              </p>
            ) : null}
            <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[150px_1fr]">
              {rows.map(({ key, label, value }) => (
                <div key={key} className="contents">
                  <dt className="text-ink-500">{label}</dt>
                  <dd className="min-w-0 whitespace-pre-line font-semibold [overflow-wrap:anywhere] max-sm:mb-1.5">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={wizard.close}>
          <Trans>Back</Trans>
        </Button>
        <Button isBusy={wizard.isBusy} onClick={() => void wizard.post()}>
          {wizard.isPosted ? (
            <Trans>Save the changes</Trans>
          ) : (
            <Trans>Post requirement</Trans>
          )}
        </Button>
      </div>
    </>
  );
}
