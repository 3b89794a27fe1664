/** A line of a quote names what the buyer specified: it is part of what is accepted. */
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Quote } from '../src/api/quotes';
import { QuoteLines } from '../src/features/quotes/components/quote-lines';
import { renderPart, serveApi } from './support/stage';

serveApi(http.get('*/api/*', () => HttpResponse.json({ data: [], currencies: {} })));

const QUOTE = {
  awarded_lines: null,
  tax_mode: 'vat_13_extra',
  items: [
    {
      requirement_item_id: 'a',
      name: 'OPC cement',
      spec: 'Grade 53, fresh',
      type: 'requested',
      quantity: '1000',
      unit_id: null,
      unit: 'Bag',
      unit_price: '700.00',
      note: null,
      cost: { goods: '700000.00', vat: '91000.00', freight: '0.00', landed: '791000.00' },
    },
  ],
} as unknown as Quote;

test('the specification is below the name of its line', () => {
  renderPart(<QuoteLines quote={QUOTE} />);
  expect(screen.getByText('OPC cement')).toBeVisible();
  expect(screen.getByText('Grade 53, fresh')).toBeVisible();
});

test('sums are at the lines only where the totals add several', () => {
  const [line] = QUOTE.items;
  const { unmount } = renderPart(<QuoteLines quote={QUOTE} />);
  expect(screen.getByText('Unit price')).toBeVisible();
  expect(screen.queryByText('Goods')).toBeNull();
  unmount();
  const items = [line, { ...line, requirement_item_id: 'b' }];
  renderPart(<QuoteLines quote={{ ...QUOTE, items } as Quote} />);
  expect(screen.getAllByText('Goods')).toHaveLength(2);
});
