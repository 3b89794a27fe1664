/** Accounts, sessions and links: by the code of a refusal. */
import { msg } from '@lingui/core/macro';

export const AUTH = {
  terms_not_accepted: msg`Please accept the terms and conditions.`,
  passwords_differ: msg`The passwords don’t match.`,
  own_account: msg`You can’t suspend yourself.`,
  open_deals: msg`You have open orders or deals. Finish or cancel them first.`,
  sign_in_again: msg`Please sign out, sign in with Google again, and repeat this.`,
  link_password_needed: msg`Enter the password of the account that requested this link.`,
  email_taken: msg`Another account uses this email address.`,
  google_unavailable: msg`Google isn’t responding. Try again.`,
  google_refused: msg`Couldn’t sign you in with Google. Please try again.`,
  google_not_configured: msg`Google sign-in isn’t available.`,
  link_not_valid: msg`This link is no longer valid. Please request a new one.`,
  mail_sent_already: msg`We’ve just sent you an email. Please wait a minute.`,
  too_many_mails: msg`Too many emails requested. Please try again tomorrow.`,
  not_your_password: msg`Incorrect password.`,
  too_many_sign_ins: msg`Too many attempts. Try again later, or reset your password by email.`,
  wrong_email_or_password: msg`Incorrect email or password.`,
  account_suspended: msg`This account is suspended. Please contact support.`,
};
