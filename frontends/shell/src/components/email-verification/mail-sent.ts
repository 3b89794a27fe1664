/** When this tab last had the confirmation sent: the 60 seconds hold over a reload. */
const KEY = 'haat.mail-sent-at';
export const RESEND_AFTER_S = 60;

export function rememberMailSent(now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without storage the server's own 60 seconds hold.
  }
}

export function secondsUntilResend(now = Date.now()): number {
  try {
    const sentAt = Number(sessionStorage.getItem(KEY) ?? 0);
    return Math.max(0, RESEND_AFTER_S - (now - sentAt) / 1000);
  } catch {
    return 0;
  }
}
