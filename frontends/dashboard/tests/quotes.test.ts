/** The sum a seller sees while typing is the one the server will write. */
import { describe, expect, it } from 'vitest';
import costVectors from '../../../libs/contracts/vectors/quote_costs.json';
import type { Lead } from '../src/api/leads';
import type { ComparedPage, Quote, TaxMode, TotalKind } from '../src/api/quotes';
import {
  isBest,
  offersIn,
  othersIn,
  type Sort,
} from '../src/features/quotes/compare/offers';
import { landedCost, type PricedLine } from '../src/features/quotes/landed';
import {
  formOf,
  missingIn,
  startOf,
  valuesOf,
} from '../src/features/quotes/quote-values';

const line = (quantity: string, unit_price: string): PricedLine => ({
  type: unit_price ? 'requested' : 'not_available',
  quantity,
  unit_price,
});

describe('the landed cost', () => {
  it.each<[TaxMode, string, string, string]>([
    ['vat_13_extra', '1000.00', '130.00', '1230.00'],
    ['vat_13_included', '884.96', '115.04', '1100.00'],
    ['pan_bill', '1000.00', '0.00', '1100.00'],
  ])('counts %s as the bill will have it', (tax, goods, vat, landed) => {
    expect(landedCost([line('10', '100.00')], tax, '100')).toMatchObject({
      goods,
      vat,
      landed,
    });
  });

  it('is the server’s for three thousand cartons', () => {
    const cartons = [line('3000', '45.50')];
    expect(landedCost(cartons, 'vat_13_extra', '').landed).toBe('154245.00');
    expect(landedCost(cartons, 'pan_bill', '').landed).toBe('136500.00');
  });

  it('counts a line as its quantity by its unit price', () => {
    const { lines, goods } = landedCost(
      [line('3', '33.33'), line('7.125', '0.07'), line('1', '')],
      'vat_13_extra',
      '0.01',
    );
    expect(lines).toEqual(['99.99', '0.50', '0.00']);
    expect(goods).toBe('100.49');
  });

  it('reads Nepali digits and commas, and counts nothing for what is no number yet', () => {
    expect(landedCost([line('१,०००', '४५.५')], 'pan_bill', '').landed).toBe('45500.00');
    expect(landedCost([line('10', '4x')], 'pan_bill', '5').landed).toBe('5.00');
  });
});

const LEAD = {
  items: [
    { id: 'a', name: 'Carton', quantity: '3000.000', unit_id: 'pc', unit: null },
    { id: 'b', name: 'Tape', quantity: '12.500', unit_id: null, unit: 'roll' },
  ],
} as Lead;

describe('the form', () => {
  it('starts with what was asked for and names what is missing', () => {
    const values = startOf(LEAD, '2026-11-29');
    expect(values.lines.map(({ quantity }) => quantity)).toEqual(['3000', '12.5']);
    expect(missingIn(values)).toEqual(['items.0.unit_price', 'items.1.unit_price']);
  });

  it('asks for words where something else is offered, and for nothing where nothing is', () => {
    const values = startOf(LEAD, '');
    const [first, second] = values.lines;
    const lines = [
      { ...first!, type: 'alternative' as const, unit_price: '40' },
      { ...second!, type: 'not_available' as const, unit_price: '9' },
    ];
    expect(missingIn({ ...values, lines })).toEqual(['items.0.note', 'valid_until']);
    expect(formOf({ ...values, lines }).items[1]?.unit_price).toBeNull();
  });

  it('writes what was typed as the wire wants it, and reads it back', () => {
    const start = startOf(LEAD, '2026-11-29');
    const lines = start.lines.map((one) => ({ ...one, unit_price: '१,२००.५' }));
    const form = formOf({ ...start, lines, freight: '1,500', advance_pct: '२०' });
    expect(form).toMatchObject({
      items: [{ unit_price: '1200.5', quantity: '3000' }, { unit: 'roll' }],
      freight: '1500',
      payment: { advance_pct: 20, credit_days: 0 },
      delivery_days: null,
    });
    expect(formOf({ ...start, attachment_ids: ['f1'] }).attachment_ids).toEqual(['f1']);
    const quote = { ...form, items: form.items, freight: '1500.00' } as unknown as Quote;
    const again = valuesOf({ ...quote, valid_until: '2026-11-20' }, '2026-11-29');
    expect(again).toMatchObject({ freight: '1500', valid_until: '2026-11-29' });
  });
});

describe('the comparison', () => {
  const total = (id: string, landed: string, kind: TotalKind, days: number | null) => ({
    quote_id: id,
    landed,
    kind,
    delivery_days: days,
    is_cheapest: true,
  });
  const page = {
    data: ['dear', 'cheap', 'part', 'instead', 'other', 'gone'].map((id) => ({
      id,
      created_at: '2026-11-20',
    })),
    meta: {
      compare: {
        items: [],
        totals: [
          total('other', '40.00', 'not_comparable', 4),
          total('dear', '200.00', 'complete', 2),
          total('part', '50.00', 'incomplete', null),
          total('instead', '60.00', 'alternative', 5),
          total('cheap', '100.00', 'complete', 9),
        ],
      },
    },
  } as unknown as ComparedPage;
  const order = (sort: Sort) => offersIn(page, sort).map(({ quote }) => quote.id);

  it('puts what is complete before what is only cheaper', () => {
    const apart = ['instead', 'part', 'other'];
    expect(order('landed')).toEqual(['cheap', 'dear', ...apart]);
    expect(order('delivery')).toEqual(['dear', 'other', 'instead', 'cheap', 'part']);
  });

  it('keeps apart what can be accepted no more, and marks nobody who stands alone', () => {
    expect(othersIn(page).map(({ id }) => id)).toEqual(['gone']);
    expect([isBest({ is_cheapest: true }, 1), isBest({ is_cheapest: true }, 2)]).toEqual([
      false,
      true,
    ]);
  });
});

describe('form and server count the same', () => {
  it.each(costVectors)(
    '$tax_mode, $totals.landed',
    ({ lines, tax_mode, freight, totals }) => {
      const priced = lines.map(({ quantity, unit_price }) => line(quantity, unit_price));
      expect(landedCost(priced, tax_mode as TaxMode, freight)).toMatchObject(totals);
    },
  );
});
