/** Accounts, sessions and links: by the code of a refusal. */
import { msg } from '@lingui/core/macro';

export const AUTH = {
  terms_not_accepted: msg`Please accept the terms and conditions.`,
  passwords_differ: msg`The two passwords are not the same.`,
  own_account: msg`You cannot suspend yourself.`,
  open_deals: msg`You have open deals. Finish or cancel them first.`,
  sign_in_again: msg`Please sign out, sign in with Google again, and repeat this.`,
  link_password_needed: msg`Please enter the password of the account that asked for this link.`,
  email_taken: msg`Another account has this e-mail address.`,
  google_unavailable: msg`Google does not answer. Try again.`,
  google_refused: msg`Google did not sign you in. Please try again.`,
  google_not_configured: msg`Sign-in with Google is not set up.`,
  link_not_valid: msg`This link is not valid any more. Please ask for a new one.`,
  mail_sent_already: msg`A mail is on its way. Please wait a minute.`,
  too_many_mails: msg`Too many mails were asked for. Please try tomorrow.`,
  not_your_password: msg`This is not your password.`,
  too_many_sign_ins: msg`Too many attempts. Try later, or set a new password by a mailed link.`,
  wrong_email_or_password: msg`The e-mail address or the password is not right.`,
  account_suspended: msg`This account is suspended. Please write to our support.`,
};
