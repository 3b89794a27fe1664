import { withoutError } from '@haat/enquiry';
import { fieldErrors, messageOf, notify, statusOf } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useReportProductMutation, type ReportForm } from '@haat/api/product-reports';

export type Reason = ReportForm['reason'];
export type ReportValues = { reason: Reason | ''; text: string; email: string };
const EMPTY: ReportValues = { reason: '', text: '', email: '' };

/** One report: its fields and what is wrong with them. */
export function useReport(slug: string) {
  const { t } = useLingui();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [send, { isLoading: isBusy, isSuccess: isSent }] = useReportProductMutation();

  function change(field: keyof ReportValues, value: string) {
    setValues((now) => ({ ...now, [field]: value }));
    setErrors((now) => withoutError(now, field));
  }

  function refuse(error: unknown) {
    const fields = fieldErrors(error);
    setErrors(fields);
    if (Object.keys(fields).length > 0) return;
    const isTooMany = statusOf(error) === 429;
    notify(
      'error',
      isTooMany
        ? t`You have sent several reports. Please try again in an hour.`
        : (messageOf(error) ?? t`The report was not sent.`),
    );
  }

  async function submit() {
    const { reason } = values;
    if (reason === '') return;
    const [text, email] = [values.text.trim(), values.email.trim()];
    const extra = { ...(text ? { text } : {}), ...(email ? { email } : {}) };
    await send({ slug, body: { reason, ...extra } })
      .unwrap()
      .catch(refuse);
  }

  // "Something else" says nothing by itself.
  const isReady =
    values.reason !== '' && (values.reason !== 'other' || values.text.trim() !== '');
  return { values, errors, isBusy, isSent, isReady, change, submit };
}
