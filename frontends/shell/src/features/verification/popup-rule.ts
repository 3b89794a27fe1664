/** When a seller sees the request to verify the profile (D19). */
import { ONBOARDED_STEP, paths, type OwnSellerProfile, type User } from '@haat/platform';

const SUBMITTED = ['pending', 'approved'];
const MUTED_KEY = 'haat.verify-muted-at';
const MUTED_MS = 24 * 3600 * 1000;

export function needsVerification(
  user: User | null,
  profile: OwnSellerProfile | null,
): boolean {
  if (!user || !profile || profile.step < ONBOARDED_STEP) return false;
  const isSubmitted = SUBMITTED.includes(profile.statutory_detail_status ?? '');
  return !(profile.phone_verified_at && isSubmitted);
}

export const isPopupPlace = (pathname: string): boolean =>
  !pathname.startsWith(paths.sellerCompanyProfile);

export function isMuted(now = Date.now()): boolean {
  try {
    return now - Number(localStorage.getItem(MUTED_KEY) ?? 0) < MUTED_MS;
  } catch {
    return false;
  }
}

/** Postponed: quiet for 24 hours. */
export function mute(now = Date.now()): void {
  try {
    localStorage.setItem(MUTED_KEY, String(now));
  } catch {
    // Without storage the popup stays away until the next page load.
  }
}
