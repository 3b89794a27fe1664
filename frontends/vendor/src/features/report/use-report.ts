import { fieldErrors, messageOf, notify, statusOf } from '@haat/platform';
import { withoutError } from '@haat/enquiry';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useReportSellerMutation, type ReportForm } from '@haat/api/seller-reports';

export type Reason = ReportForm['reason'];
export type ReportValues = { reason: Reason | ''; text: string; email: string };
const EMPTY: ReportValues = { reason: '', text: '', email: '' };
export const TEXT_MIN = 10;
export const TEXT_MAX = 2000;

/** One report: its fields, what is wrong with them, and the number it gets. */
export function useReport(slug: string) {
  const { t } = useLingui();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [reference, setReference] = useState<string | null>(null);
  const [send, { isLoading: isBusy }] = useReportSellerMutation();

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
    const body = { reason, text, ...(email ? { email } : {}) };
    try {
      const answer = await send({ slug, body }).unwrap();
      setReference(answer.reference);
    } catch (error) {
      refuse(error);
    }
  }

  function clear() {
    setValues(EMPTY);
    setErrors({});
    setReference(null);
  }

  const isReady = values.reason !== '' && values.text.trim().length >= TEXT_MIN;
  return { values, errors, reference, isBusy, isReady, change, submit, clear };
}
