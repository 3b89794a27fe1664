/** What the onboarding holds: the company, and the terms of its last page. */
import type { User } from '@haat/platform';
import * as z from 'zod/mini';
import { partSchema, type TypedCompany, type WireCompany } from './company-schema';
import { DONE, type Step } from './steps';
import { typedCompany, type CompanyFields } from './typed-company';

export type TypedWizard = TypedCompany & { terms: boolean };
export type WireStep = WireCompany & { terms?: boolean };

const finish = z.pipe(
  z.transform(({ terms }: TypedWizard) => ({ terms })),
  z.object({ terms: z.boolean() }),
);

/** A page reads only its own fields. */
export const stepSchema = ({
  number,
  fields,
}: Step): z.ZodMiniType<WireStep, TypedWizard> =>
  number === DONE ? finish : partSchema<TypedWizard>(fields);

/** A company begins with the addresses of its account. */
export const typedWizard = (company: CompanyFields, user: User | null): TypedWizard => ({
  ...typedCompany({
    ...company,
    primary_email: company.primary_email ?? user?.email ?? null,
    primary_mobile: company.primary_mobile ?? user?.phone_number ?? null,
  }),
  terms: false,
});
