import { PlatformProvider, makeStore, registerCatalogs } from '@haat/platform';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StaticRouter } from 'react-router';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DateField, readTypedDay } from '../src';

const TODAY = '2026-11-20';
// What the button loads.
await import('../src/dates/calendar');
const server = setupServer(
  http.get('*/api/currencies', () => HttpResponse.json({ currencies: {} })),
);
beforeAll(() => server.listen());
afterAll(() => server.close());
const texts = () => Promise.all([import('../src/locales/en/messages')]);
await registerCatalogs({ en: texts, ne: texts });

function Stage({ min }: { min?: string }) {
  const [day, setDay] = useState('2026-11-20');
  return (
    <PlatformProvider store={makeStore()}>
      <StaticRouter location="/">
        <DateField label="Needed by" value={day} onChange={setDay} min={min} />
        <output>{day}</output>
      </StaticRouter>
    </PlatformProvider>
  );
}
const field = () => screen.getByRole('textbox', { name: 'Needed by' });
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }));
  return screen.findByRole('grid');
};

beforeEach(() => {
  document.documentElement.lang = 'en';
});

test.each([
  ['2083-08-12', '2026-11-28'],
  ['२०८३/८/१२', '2026-11-28'],
  ['12 Mangsir', '2026-11-28'],
  ['मंसिर १२, २०८३', '2026-11-28'],
  ['2026-11-28', '2026-11-28'],
  ['28 Nov 2026', '2026-11-28'],
])('%s is a day', (typed, day) => {
  expect(readTypedDay(typed, TODAY)).toBe(day);
});

test.each(['2083-08-33', '31 Nov 2026', '2083', 'soon', '12 Mangsir 83'])(
  '%s is no day',
  (typed) => {
    expect(readTypedDay(typed, TODAY)).toBeUndefined();
  },
);

test('the field has the Nepali day, and its hint the Gregorian one', () => {
  render(<Stage />);
  expect(field()).toHaveValue('4 Mangsir 2083');
  expect(field()).toHaveAccessibleDescription('20 Nov 2026');
});

test('what is no day gets an error at the field and leaves it empty', () => {
  render(<Stage />);
  fireEvent.change(field(), { target: { value: '40 Mangsir' } });
  fireEvent.blur(field());
  expect(field()).toHaveAccessibleDescription(/^Choose a day, or type it/);
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test('a month of Bikram Sambat is chosen from by keyboard', async () => {
  render(<Stage />);
  const grid = await open();
  expect(grid).toHaveAccessibleName('Mangsir 2083');
  expect(within(grid).getAllByRole('button')).toHaveLength(29);
  await waitFor(() => expect(document.activeElement).toHaveTextContent('4'));
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(field()).toHaveValue('12 Mangsir 2083');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-28');
});

test('festivals are named, and days before the first one are disabled', async () => {
  render(<Stage min="2026-11-18" />);
  const grid = await open();
  expect(
    within(grid).getByRole('button', { name: 'Tuesday, 1 Mangsir 2083' }),
  ).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  const poush = await screen.findByRole('grid', { name: 'Poush 2083' });
  within(poush).getByRole('button', { name: 'Wednesday, 15 Poush 2083, Tamu Lhosar' });
});

test('the calendar is Gregorian too', async () => {
  render(<Stage />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Gregorian' }));
  const grid = await screen.findByRole('grid', { name: 'Nov 2026' });
  expect(within(grid).getAllByRole('button')).toHaveLength(30);
});
