/** The timed popup by a controlled clock: once, a minute after the page load (spec 4, D19). */
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { VerificationPopup } from '../src/features/verification/components/verification-popup';
import { SELLER, pass, renderPart, until } from './stage';

const MINUTE = 60_000;
const unverified = { step: 200, phone_verified_at: null, statutory_detail_status: null };
let requests = 0;
const answer = (profile: object) =>
  http.get('*/api/sellerprofile', () => {
    requests += 1;
    return HttpResponse.json({ data: profile });
  });
const server = setupServer();

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers();
  requests = 0;
  server.use(answer(unverified));
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});

const popup = () => screen.queryByRole('dialog', { name: 'Verify your profile' });
const opens = () => until(() => expect(popup()).not.toBeNull());
const press = (name: string) => screen.getByRole('button', { name }).click();

test('the popup opens after 60 seconds, without earlier requests', async () => {
  renderPart(<VerificationPopup />, { as: SELLER });
  await pass(MINUTE - 1);
  expect(requests).toBe(0);
  expect(popup()).toBeNull();
  await pass(1);
  await opens();
  expect(popup()).toHaveTextContent(
    'Unverified sellers can add 10 more products on the Free Tier.',
  );
  expect(popup()).toHaveTextContent(
    'Premium sellers get unlimited uploads, a verified badge and priority in search.',
  );
});

test('Later closes it, and it does not come twice', async () => {
  renderPart(<VerificationPopup />, { as: SELLER });
  await pass(MINUTE);
  await opens();
  press('Later');
  await pass(10 * MINUTE);
  expect(popup()).toBeNull();
  expect(location.pathname).toBe('/');
});

test('Verify Now leads to the company profile', async () => {
  renderPart(<VerificationPopup />, { as: SELLER });
  await pass(MINUTE);
  await opens();
  press('Verify Now');
  await pass(10 * MINUTE);
  expect(location.pathname).toBe('/seller/companyprofile');
  expect(popup()).toBeNull();
});

test('it waits until another dialog is closed', async () => {
  const dialog = <div role="dialog" aria-label="Other" />;
  const { change } = renderPart(
    <>
      <VerificationPopup />
      {dialog}
    </>,
    { as: SELLER },
  );
  await pass(2 * MINUTE);
  await until(() => expect(requests).toBe(1));
  await pass(MINUTE);
  expect(popup()).toBeNull();
  change(<VerificationPopup />);
  await opens();
});

test('a verified seller, a buyer and a guest are left alone', async () => {
  const checked = {
    phone_verified_at: '2026-01-01',
    statutory_detail_status: 'approved',
  };
  server.use(answer({ ...unverified, ...checked }));
  renderPart(<VerificationPopup />, { as: SELLER });
  renderPart(<VerificationPopup />, { as: { ...SELLER, roles: ['buyer'] } });
  renderPart(<VerificationPopup />);
  await pass(10 * MINUTE);
  await until(() => expect(requests).toBe(1));
  await pass(MINUTE);
  expect(popup()).toBeNull();
});
