/** What a sentence states: "500 kg tea to Ilam by 15 Poush". */
import type { UnitOut } from '@haat/api/units';
import type { Details } from '../last-enquiry';
import { readDay } from './day';
import { readPlace, type Places } from './place';
import { readQuantity } from './quantity';

/** As the fields of the review hold it; what is not stated is missing. */
export type ReadDetails = Partial<Omit<Details, 'unit'>>;
type Reference = Places & { units: UnitOut[]; today: string };

export function readSentence(text: string, reference: Reference): ReadDetails {
  const day = readDay(text, reference.today);
  const delivery = readPlace(text, reference);
  return {
    ...readQuantity(day?.rest ?? text, reference.units),
    ...(delivery ? { delivery } : {}),
    ...(day ? { needed_by: day.day } : {}),
  };
}
