import { useSession } from '@haat/platform';
import { Button, Field, Select, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import type { Reason, ReportValues, useReport } from './use-report';

const TEXT_MAX = 2000;

function useReasonOptions(): { value: Reason; label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'prohibited', label: t`It may not be sold` },
    { value: 'misleading', label: t`Words or pictures mislead` },
    { value: 'counterfeit', label: t`It is a counterfeit` },
    { value: 'wrong_price', label: t`The price is wrong` },
    { value: 'copied', label: t`Pictures or text were copied` },
    { value: 'other', label: t`Something else` },
  ];
}

/** A reason, perhaps what is wrong, and how to reach the one who tells. */
export function ReportForm({ report }: { report: ReturnType<typeof useReport> }) {
  const { t } = useLingui();
  const { isAuth } = useSession();
  const options = useReasonOptions();
  const { values, errors, change } = report;
  const bind = (field: keyof ReportValues) => ({
    value: values[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (report.isReady && !report.isBusy) void report.submit();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Select
        label={t`Reason`}
        required
        placeholder={t`Choose a reason`}
        options={options}
        {...bind('reason')}
      />
      <TextArea
        label={t`What is wrong?`}
        required={values.reason === 'other'}
        maxLength={TEXT_MAX}
        {...bind('text')}
      />
      {isAuth ? null : (
        <Field
          label={t`Your e-mail (if we may ask back)`}
          type="email"
          autoComplete="email"
          {...bind('email')}
        />
      )}
      <Button type="submit" size="lg" disabled={!report.isReady} isBusy={report.isBusy}>
        <Trans>Send report</Trans>
      </Button>
    </form>
  );
}
