/** Where a mailbox is read in the browser; null for addresses nobody knows. */
const APPS: Record<string, string> = {
  'gmail.com': 'https://mail.google.com/',
  'googlemail.com': 'https://mail.google.com/',
  'outlook.com': 'https://outlook.live.com/mail/',
  'hotmail.com': 'https://outlook.live.com/mail/',
  'live.com': 'https://outlook.live.com/mail/',
  'yahoo.com': 'https://mail.yahoo.com/',
  'icloud.com': 'https://www.icloud.com/mail',
  'proton.me': 'https://mail.proton.me/',
};

export const mailAppOf = (email: string): string | null =>
  APPS[email.slice(email.lastIndexOf('@') + 1).toLowerCase()] ?? null;
