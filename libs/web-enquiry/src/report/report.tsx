import { useState } from 'react';
import { ReportForm, type ReportFormProps } from './report-form';
import type { ReportBody } from './report-schema';
import { ReportSent } from './report-sent';

type Props = Omit<ReportFormProps, 'onSend'> & {
  send: (body: ReportBody) => Promise<{ reference?: string }>;
};

/** The content of a dialog: a new report each time it opens, then the thanks. */
export function Report({ send, ...form }: Props) {
  const [sent, setSent] = useState<{ reference?: string }>();
  if (sent) return <ReportSent reference={sent.reference} />;
  return <ReportForm {...form} onSend={async (body) => setSent(await send(body))} />;
}
