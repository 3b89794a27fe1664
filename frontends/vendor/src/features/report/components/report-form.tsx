import { useFormat, useSession } from '@haat/platform';
import { Button, Field, Select, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import {
  TEXT_MAX,
  TEXT_MIN,
  type Reason,
  type ReportValues,
  type useReport,
} from '../use-report';

function useReasonOptions(): { value: Reason; label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'fake_company', label: t`This firm does not exist` },
    { value: 'wrong_details', label: t`Name, address or papers are wrong` },
    { value: 'fraud', label: t`It took money and did not deliver` },
    { value: 'prohibited_goods', label: t`It sells forbidden goods` },
    { value: 'offensive', label: t`Offensive words or pictures` },
    { value: 'other', label: t`Something else` },
  ];
}

/** A reason, what happened, and perhaps how to reach the one who tells. */
export function ReportForm({ report }: { report: ReturnType<typeof useReport> }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { isAuth } = useSession();
  const reasons = useReasonOptions();
  const { values, errors, change } = report;
  const bind = (field: keyof ReportValues) => ({
    value: values[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  });
  const least = number(TEXT_MIN);
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
        options={reasons}
        {...bind('reason')}
      />
      <TextArea
        label={t`What happened?`}
        required
        maxLength={TEXT_MAX}
        hint={t`At least ${least} characters`}
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
