/** Place, day and files of an enquiry or requirement, and how the API gets them. */
import * as z from 'zod/mini';
import type { PlaceValues } from './place-field';

/** Ids as the selects hold them; '' is not chosen. */
const place = z.object({
  province_id: z.string(),
  district_id: z.string(),
  municipality_id: z.string(),
});

export const detailFields = {
  delivery: place,
  needed_by: z.string(),
  files: z.array(z.object({ id: z.string(), name: z.string() })),
};
type Fields = typeof detailFields;
export type Details = { [Name in keyof Fields]: z.infer<Fields[Name]> };

export const emptyDetails = (): Details => ({
  delivery: { province_id: '', district_id: '', municipality_id: '' },
  needed_by: '',
  files: [],
});

/** Without a district there is no place. */
const deliveryOf = ({ district_id, municipality_id }: PlaceValues) =>
  district_id
    ? {
        delivery: {
          district_id: Number(district_id),
          ...(municipality_id ? { municipality_id: Number(municipality_id) } : {}),
        },
      }
    : {};

export const wireDetails = ({ delivery, needed_by, files }: Details) => ({
  ...deliveryOf(delivery),
  ...(needed_by ? { needed_by } : {}),
  ...(files.length > 0 ? { attachment_ids: files.map(({ id }) => id) } : {}),
});

/** Where the form displays an error of the API. */
export const detailField = (field: string): string =>
  field.startsWith('attachment_ids') ? 'files' : field;

export const isOfDetails = (field: string): boolean =>
  field === 'needed_by' ||
  field.startsWith('delivery.') ||
  field.startsWith('attachment_ids');
