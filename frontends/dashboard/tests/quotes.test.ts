/** The sum a seller sees while typing is the one the server will write. */
import type { RequirementOut } from '@haat/api/requirements';
import { describe, expect, it } from 'vitest';
import costVectors from '../../../libs/contracts/vectors/quote_costs.json';
import type { ComparedPage, Quote, TaxMode, TotalKind } from '../src/api/quotes';
import {
  groupsOf,
  isBest,
  isRisky,
  offersIn,
  othersIn,
  type Offer,
} from '../src/features/quotes/offers';
import { landedCost, type PricedLine } from '../src/features/quotes/landed';
import {
  quoteDraftSchema,
  quoteSchema,
  type TypedQuote,
} from '../src/features/quotes/quote-schema';
import { typedFromLead, typedFromQuote } from '../src/features/quotes/typed-quote';

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
} as RequirementOut;

/** What is refused: the path of each field, and the code. */
const refusalsOf = (typed: TypedQuote) =>
  (quoteSchema.safeParse(typed).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );

describe('the form', () => {
  const start = typedFromLead(LEAD, '2026-11-29');
  type Change = Partial<TypedQuote['items'][number]>;
  const changed = (...changes: Change[]) =>
    start.items.map((line, at) => ({ ...line, ...changes[at] }));

  it('starts with the requested lines and names missing fields', () => {
    expect(start.items.map(({ quantity }) => quantity)).toEqual(['3000', '12.5']);
    expect(refusalsOf(start)).toEqual([
      'items.0.unit_price required',
      'items.1.unit_price required',
    ]);
  });

  it('an alternative needs a note, a line that is not offered needs nothing', () => {
    const items = changed(
      { type: 'alternative', unit_price: '40' },
      { type: 'not_available', unit_price: '9x', quantity: '?' },
    );
    const typed = { ...start, items, valid_until: '' };
    expect(refusalsOf(typed)).toEqual(['items.0.note required', 'valid_until required']);
    expect(quoteDraftSchema.parse(typed).items[1]).toMatchObject({ unit_price: null });
  });

  it('lists every error, and each field once', () => {
    const items = changed(
      { unit_price: '12,50' },
      { unit_price: '1.005', quantity: '0' },
    );
    const typed = { ...start, items, freight: 'x', delivery_days: '1.5' };
    expect(refusalsOf(typed).sort()).toEqual([
      'delivery_days not_whole_number',
      'freight not_number',
      'items.0.unit_price not_number',
      'items.1.quantity not_above:0',
      'items.1.unit_price too_many_places:2',
    ]);
  });

  it('does not send a quote without a line that is available', () => {
    const items = start.items.map((one) => ({ ...one, type: 'not_available' as const }));
    expect(refusalsOf({ ...start, items })).toEqual(['items all_unavailable']);
  });

  it('writes what was typed as the wire wants it, and reads it back', () => {
    const items = start.items.map((one) => ({ ...one, unit_price: '१,२००.५' }));
    const payment = { advance_pct: '२०', credit_days: '' };
    const typed = { ...start, items, freight: '1,500', payment, attachment_ids: ['f1'] };
    const wire = quoteSchema.parse(typed);
    expect(wire).toMatchObject({
      items: [{ unit_price: '1200.5', quantity: '3000' }, { unit: 'roll' }],
      freight: '1500',
      payment: { advance_pct: 20, credit_days: 0 },
      delivery_days: null,
      attachment_ids: ['f1'],
    });
    const quote = { ...wire, freight: '1500.00', valid_until: '2026-11-20' };
    expect(typedFromQuote(quote as unknown as Quote, '2026-11-29')).toMatchObject({
      freight: '1500',
      payment: { advance_pct: '20', credit_days: '' },
      valid_until: '2026-11-29',
    });
  });

  it('takes a draft that lacks prices', () => {
    expect(quoteDraftSchema.parse(start).items[0]?.unit_price).toBeNull();
  });
});

describe('the comparison', () => {
  const total = (id: string, kind: TotalKind, rank: number | null) => ({
    quote_id: id,
    kind,
    rank,
    is_cheapest: rank === 1,
  });
  const page = {
    data: ['dear', 'cheap', 'part', 'instead', 'other', 'gone'].map((id) => ({ id })),
    meta: {
      compare: {
        items: [],
        totals: [
          total('cheap', 'complete', 1),
          total('dear', 'complete', 2),
          total('part', 'incomplete', 3),
          total('other', 'not_comparable', null),
          total('instead', 'alternative', null),
        ],
      },
    },
  } as unknown as ComparedPage;
  const idsOf = (offers: Offer[]) => offers.map(({ quote }) => quote.id);

  it('has the order of the server, in three groups that never mix', () => {
    const groups = groupsOf(offersIn(page));
    expect(groups.map(({ name, offers }) => [name, idsOf(offers)])).toEqual([
      ['complete', ['cheap', 'dear']],
      ['incomplete', ['part', 'other']],
      ['alternative', ['instead']],
    ]);
  });

  it('leaves out a group without quotes', () => {
    const best = offersIn(page).slice(0, 1);
    expect(groupsOf(best).map(({ name }) => name)).toEqual(['complete']);
  });

  it('keeps apart what can be accepted no more, and marks nobody who stands alone', () => {
    expect(idsOf(othersIn(page).map((quote) => ({ quote }) as Offer))).toEqual(['gone']);
    expect([isBest({ is_cheapest: true }, 1), isBest({ is_cheapest: true }, 2)]).toEqual([
      false,
      true,
    ]);
  });

  it('warns of all money in advance to a company that nobody verified', () => {
    const quote = (advance_pct: number, is_seller_verified: boolean) =>
      ({ payment: { advance_pct }, seller: { is_seller_verified } }) as Quote;
    expect(isRisky(quote(100, false))).toBe(true);
    expect([isRisky(quote(100, true)), isRisky(quote(99, false))]).toEqual([
      false,
      false,
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
