/** One category out of many: narrowed 300 ms after the last letter, by a part of the name (spec 5, 9). */
import { PlatformProvider, makeStore, registerCatalogs } from '@haat/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CategorySelect } from '../src';
import { catalogs } from './catalogs';

await registerCatalogs(catalogs);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const categories = ['Green Tea', 'Black tea', 'Cement'].map((name) => ({
  id: name,
  name,
  name_ne: '',
}));
const show = () =>
  render(
    <PlatformProvider store={makeStore()}>
      <CategorySelect categories={categories} value="" onChange={() => undefined} />
    </PlatformProvider>,
  );
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const type = (value: string) =>
  fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the list is narrowed 300 ms after the last letter, whatever the case', async () => {
  renderForm();
  type('T');
  await pass(200);
  type('TEA');
  await pass(299);
  expect(shown()).toHaveLength(3);
  await pass(1);
  expect(shown()).toEqual(['Green Tea', 'Black tea']);
});

test('no results have the specified text', async () => {
  renderForm();
  type('qqzz');
  await pass(300);
  expect(shown()).toEqual([]);
  expect(screen.getByText('No Categories Found.')).toBeVisible();
});
