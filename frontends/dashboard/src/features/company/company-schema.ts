/** What the company's forms hold, and the body the API gets of it; names are the same in both. */
import type { ProfileChange } from '@haat/api/own-company';
import { decimal, integer, optionalText, pick } from '@haat/forms';
import * as z from 'zod/mini';

export const MAX_CATEGORIES = 10;

/** Nothing chosen is null, as every emptied field. */
const businessType = () =>
  z.pipe(
    optionalText(),
    z.transform((typed) => typed as NonNullable<ProfileChange['business_type']> | null),
  );

const degrees = () =>
  z.pipe(
    decimal({ isSigned: true }),
    z.transform((digits) => (digits === null ? null : Number(digits))),
  );

const fields = z.object({
  company_name: optionalText(),
  company_name_ne: optionalText(),
  business_type: businessType(),
  established: integer(),
  slug: optionalText(),
  about: optionalText(),
  about_ne: optionalText(),
  province_id: integer(),
  district_id: integer(),
  municipality_id: integer(),
  ward: integer(),
  business_address_1: optionalText(),
  lat: degrees(),
  lng: degrees(),
  primary_mobile: optionalText(),
  primary_email: optionalText(),
  whatsapp: optionalText(),
  viber: optionalText(),
  category_ids: z.array(z.string()),
  business_nature: optionalText(),
  delivers_to: z.array(z.number()),
});
export type TypedCompany = z.input<typeof fields>;
export type CompanyField = keyof TypedCompany;

/** Some fields of the company; what is missing the server names, it knows what a step needs. */
export const partSchema = <Typed extends TypedCompany>(names: readonly CompanyField[]) =>
  z.pipe(
    z.transform((typed: Typed): Partial<TypedCompany> => pick(typed, names)),
    z.partial(fields),
  );
export type WireCompany = z.output<ReturnType<typeof partSchema>>;
