/** A template of an answer, in both languages. */
import { requiredText } from '@haat/forms';
import * as z from 'zod/mini';

export const templateSchema = z.object({
  title: requiredText(),
  text: requiredText(),
  text_ne: requiredText(),
});
export const EMPTY = { title: '', text: '', text_ne: '' };
