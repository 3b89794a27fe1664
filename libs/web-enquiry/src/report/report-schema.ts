/** What the form of a report holds, and the body the API gets of it. */
import { refusal, requiredText } from '@haat/forms';
import * as z from 'zod/mini';

export const TEXT_MAX = 2000;

const fields = z.object({
  reason: requiredText(),
  text: z.string().check(z.trim()),
  email: z.string().check(z.trim()),
});
export type TypedReport = z.input<typeof fields>;
export const EMPTY: TypedReport = { reason: '', text: '', email: '' };

export type ReportBody = { reason: string; text?: string; email?: string };

/** `textMin`: fewest characters of the text for a reason; 0 needs none. */
export const reportSchema = (textMin: (reason: string) => number) =>
  z.pipe(
    fields.check(({ value: { reason, text }, issues }) => {
      const least = textMin(reason);
      if (text.length >= least) return;
      issues.push({
        code: 'custom',
        message: refusal('too_short', least),
        path: ['text'],
        input: text,
        continue: true,
      });
    }),
    z.transform(({ reason, text, email }: TypedReport): ReportBody => ({
      reason,
      ...(text ? { text } : {}),
      ...(email ? { email } : {}),
    })),
  );
