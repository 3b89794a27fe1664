/** Texts as typed, for the wire: without the spaces around them. */
import * as z from 'zod/mini';
import { refusal } from '../refusal';

/** Null when nothing is written. */
export const optionalText = () =>
  z.pipe(
    z.string(),
    z.transform((typed) => typed.trim() || null),
  );

/** `code`: what it is refused with when nothing is written. */
export const requiredText = (code = refusal('required')) =>
  z.string().check(z.trim(), z.minLength(1, code));
