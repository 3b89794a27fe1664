/** Phone numbers on every screen: fourteen characters at most, +977 until a country is known (spec 5, 9). */
import { PlatformProvider, makeStore } from '@haat/platform';
import { fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PHONE_MAX, PHONE_MIN, PhoneField, useDialCountry } from '../src';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answer = (countries: object[] | null) =>
  server.use(
    http.get('*/api/countries', () =>
      countries
        ? HttpResponse.json({ data: countries })
        : HttpResponse.json({ message: 'No.' }, { status: 503 }),
    ),
  );

const Asking = () => <PhoneField label="Phone" {...useDialCountry()} />;
const show = (field = <Asking />) =>
  render(<PlatformProvider store={makeStore()}>{field}</PlatformProvider>);

test('eight characters at least, fourteen at most', () => {
  show(<PhoneField label="Phone" />);
  expect([PHONE_MIN, PHONE_MAX]).toEqual([8, 14]);
  expect(screen.getByRole('textbox')).toHaveAttribute('maxlength', '14');
  expect(screen.getByText('NP +977')).toBeVisible();
});

test('+977 is the default when the countries cannot be loaded', async () => {
  answer(null);
  show();
  expect(await screen.findByText('NP +977')).toBeVisible();
});

test('+977 stays where the country is not found in the list, until one is chosen', async () => {
  answer([{ name: 'India', dial_code: '+91', code: 'IN' }]);
  const { container } = show();
  const list = await screen.findByRole('combobox');
  expect(container).toHaveTextContent('NP +977');
  fireEvent.change(list, { target: { value: 'IN' } });
  expect(container).toHaveTextContent('IN +91');
});
