/** A range of prices with an open end reads as words. */
import { PlatformProvider, makeStore, registerCatalogs } from '@haat/platform';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePriceLabel } from '../src/search/use-price-label';

const texts = () => Promise.all([import('../src/locales/en/messages')]);
await registerCatalogs({ en: texts, ne: texts });

function Label({ min, max }: { min: string; max: string }) {
  return <p>{usePriceLabel('kg')(min, max)}</p>;
}

test.each([
  ['500', '125000', 'NPR 500–1,25,000 per kg'],
  ['500', '', 'From NPR 500 per kg'],
  ['', '1', 'Up to NPR 1 per kg'],
])('from %s to %s', (min, max, label) => {
  render(
    <PlatformProvider store={makeStore()}>
      <Label min={min} max={max} />
    </PlatformProvider>,
  );
  expect(screen.getByText(label)).toBeVisible();
});
