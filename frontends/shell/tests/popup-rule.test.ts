import type { OwnSellerProfile, User } from '@haat/platform';
import { beforeEach, expect, test } from 'vitest';
import {
  isMuted,
  isPopupPlace,
  mute,
  needsVerification,
} from '../src/features/verification/popup-rule';

const user = { id: 'u', roles: ['seller'] } as unknown as User;
const profile = (part: Partial<OwnSellerProfile>) =>
  ({
    step: 200,
    phone_verified_at: null,
    statutory_detail_status: 'not_submitted',
    ...part,
  }) as OwnSellerProfile;

beforeEach(() => localStorage.clear());

test('a complete, unverified profile has the verification popup', () => {
  expect(needsVerification(user, profile({}))).toBe(true);
  expect(needsVerification(user, profile({ phone_verified_at: '2026-01-01' }))).toBe(
    true,
  );
});

test('documents in review and a verified phone hide the popup', () => {
  const sent = { phone_verified_at: '2026-01-01', statutory_detail_status: 'pending' };
  expect(needsVerification(user, profile(sent))).toBe(false);
});

test('the popup is hidden before onboarding is complete', () => {
  expect(needsVerification(user, profile({ step: 160 }))).toBe(false);
  expect(needsVerification(user, null)).toBe(false);
});

test('later is quiet for a day', () => {
  mute(0);
  expect(isMuted(23 * 3600 * 1000)).toBe(true);
  expect(isMuted(25 * 3600 * 1000)).toBe(false);
});

test('it never shows on the page it leads to', () => {
  expect(isPopupPlace('/seller/companyprofile')).toBe(false);
  expect(isPopupPlace('/')).toBe(true);
});
