/** What the form of a requirement holds, and what each of its steps checks. */
import { decimal, refusal, requiredText } from '@haat/forms';
import { isoDay, phoneDigits } from '@haat/platform';
import * as z from 'zod/mini';
import { LAST } from './steps';

const MIN_LENGTH = { title: 5, description: 20, phone: 8 };

const itemFields = {
  name: z.string(),
  product_id: z.string(),
  quantity: z.string(),
  unit_id: z.string(),
  unit: z.string(),
  spec: z.string(),
  target_price: z.string(),
};
/** Texts as typed, ids as strings, '' is nothing chosen. Drafts on devices have this shape. */
const fields = z.object({
  title: z.string(),
  category_id: z.string(),
  description: z.string(),
  purpose: z.string(),
  items: z.array(z.object(itemFields)),
  needed_by: z.string(),
  frequency: z.string(),
  province_id: z.string(),
  district_id: z.string(),
  municipality_id: z.string(),
  address: z.string(),
  payment_pref: z.string(),
  verified_only: z.boolean(),
  province_ids: z.array(z.number()),
  max_quotes: z.string(),
  expires_in_days: z.string(),
  name: z.string(),
  phone_number: z.string(),
  email: z.string(),
  contact_pref: z.string(),
  hide_contact: z.boolean(),
  /** Only these suppliers receive it, if any. */
  seller_ids: z.array(z.string()),
  /** Documents of the server. Without a name when there is only the id. */
  files: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Draft = z.input<typeof fields>;
export type DraftItem = Draft['items'][number];

const textOf = (least: number) =>
  requiredText().check(z.minLength(least, refusal('too_short', least)));

/** The only item is named by the title; each quantity has a unit. */
const items = z
  .array(
    z.object({
      ...itemFields,
      quantity: decimal({ isRequired: true, above: 0 }),
      target_price: decimal({ above: 0 }),
    }),
  )
  .check(({ value, issues }) => {
    const message = refusal('required');
    for (const [at, { name, unit, unit_id }] of value.entries()) {
      const missing = {
        name: value.length > 1 && !name.trim(),
        unit_id: !unit_id && !unit.trim(),
      };
      for (const [field, isMissing] of Object.entries(missing)) {
        if (!isMissing) continue;
        issues.push({
          code: 'custom',
          message,
          path: [at, field],
          input: value,
          continue: true,
        });
      }
    }
  });
const dayAhead = z
  .string()
  .check(z.refine((day) => !day || day >= isoDay(new Date()), refusal('day_passed')));
const phone = z
  .string()
  .check(
    z.refine(
      (text) => phoneDigits(text).length >= MIN_LENGTH.phone,
      refusal('phone_not_valid'),
    ),
  );

/** Each checks the fields of its step; the server validates the rest. */
const STEP_SCHEMAS: z.ZodMiniType<unknown, Draft>[] = [
  z.extend(fields, {
    title: textOf(MIN_LENGTH.title),
    category_id: requiredText(),
    description: textOf(MIN_LENGTH.description),
  }),
  z.extend(fields, { items }),
  z.extend(fields, { needed_by: dayAhead }),
  z.extend(fields, { name: requiredText(), phone_number: phone }),
];
export const stepSchema = (step: number): z.ZodMiniType<unknown, Draft> =>
  STEP_SCHEMAS[step] ?? fields;

/** The code of each refusal by the form's path. */
export function problemsOf(draft: Draft, step: number): Record<string, string> {
  const issues = stepSchema(step).safeParse(draft).error?.issues ?? [];
  const problems = issues.map(({ path, message }) => [path.join('.'), message]);
  // The first one of a field counts, as in the form.
  return Object.fromEntries(problems.toReversed()) as Record<string, string>;
}

/** The first incomplete step, or one beyond the last. */
export const reachOf = (draft: Draft): number => {
  const open = STEP_SCHEMAS.findIndex((schema) => !schema.safeParse(draft).success);
  return open < 0 ? LAST + 1 : open;
};
