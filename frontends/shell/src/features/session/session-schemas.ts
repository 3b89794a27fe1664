/** What the forms of sign-in and registration hold. */
import { refusal, requiredText } from '@haat/forms';
import * as z from 'zod/mini';

// Passwords are never trimmed.
const password = () => z.string().check(z.minLength(1, refusal('required')));
const terms = () =>
  z.boolean().check(z.refine((isAccepted) => isAccepted, refusal('terms_not_accepted')));

export const signInSchema = z.object({
  email: requiredText(),
  password: password(),
  terms: terms(),
});
export const EMPTY_LOGIN = { email: '', password: '', terms: false };

/** The server checks the phone and the repeated password. */
export const registerSchema = z.object({
  account_type: z.enum(['buyer', 'seller']),
  fname: requiredText(),
  lname: requiredText(),
  email: requiredText(),
  phone_number: z.string(),
  password: password(),
  password_confirmation: z.string(),
  terms: terms(),
});
export type Registration = z.infer<typeof registerSchema>;
export type AccountType = Registration['account_type'];
export const EMPTY_REGISTRATION: Registration = {
  account_type: 'buyer',
  fname: '',
  lname: '',
  email: '',
  phone_number: '',
  password: '',
  password_confirmation: '',
  terms: false,
};
