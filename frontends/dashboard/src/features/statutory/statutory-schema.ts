/** What the statutory form holds, and the body the API gets of it. */
import type {
  Document as StatutoryDocument,
  Statutory,
  StatutoryForm,
} from '@haat/api/statutory';
import { inLatinDigits } from '@haat/platform';
import * as z from 'zod/mini';

export const DIGITS_OF_A_PAN = 9;

/** The server names what is missing: it knows which documents a company needs. */
const typed = z.object({
  pan_number: z.string(),
  vat_registered: z.boolean(),
  registered_name: z.string(),
  registration_type: z.string(),
  registration_number: z.string(),
  registration_office: z.string(),
  document_ids: z.custom<StatutoryDocument[]>(Array.isArray),
});
export type TypedStatutory = z.input<typeof typed>;

export const statutorySchema = z.pipe(
  typed,
  z.transform(({ document_ids: documents, ...facts }: TypedStatutory) => ({
    ...facts,
    // Nothing chosen is sent too: the server refuses it as missing.
    registration_type: facts.registration_type as StatutoryForm['registration_type'],
    document_ids: documents.map(({ id }) => id),
    document_kinds: Object.fromEntries(documents.map(({ id, kind }) => [id, kind])),
  })),
);
export type WireStatutory = z.output<typeof statutorySchema>;

export const typedStatutory = (saved: Statutory): TypedStatutory => ({
  pan_number: saved.pan_number ?? '',
  vat_registered: saved.vat_registered ?? false,
  registered_name: saved.registered_name ?? '',
  registration_type: saved.registration_type ?? '',
  registration_number: saved.registration_number ?? '',
  registration_office: saved.registration_office ?? '',
  document_ids: saved.documents,
});

/** A PAN as people write it: spaces, hyphens and Devanagari digits are understood. */
export function panDigits(text: string): string {
  return inLatinDigits(text).replace(/[^0-9]/g, '');
}
