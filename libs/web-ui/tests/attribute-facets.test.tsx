/** Values of an attribute have the digits of the page, as on the product's own page; a minimum order has its unit after a count. */
import type { Facets } from '@haat/api/search';
import { PlatformProvider, makeStore, registerCatalogs, setLocale } from '@haat/platform';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { AttributeFacets } from '../src/search/attribute-facets';
import { FacetPanel } from '../src/search/facet-panel';
import type { FilteredResults } from '../src/search/filtered-results';
import { useSearchChips } from '../src/search/use-search-chips';

const texts = () => Promise.all([import('../src/locales/en/messages')]);
await registerCatalogs({ en: texts, ne: texts });
afterEach(() => setLocale('en'));

const STRENGTH = {
  ...{ key: 'strength', name: '28 day strength', name_ne: '२८ दिने बल' },
  ...{ unit: 'MPa', unit_ne: null },
  options: [
    { value: '53', label: '53', label_ne: null, count: 4 },
    { value: 'opc', label: 'OPC 53', label_ne: null, count: 1 },
  ],
};
const results = {
  filters: { attrs: ['strength:53'], chosen: {} },
  facets: { attributes: [STRENGTH], categories: [], price: {} } as unknown as Facets,
  hrefWith: () => '/search',
  paramsWithout: () => [],
  change: () => undefined,
} as unknown as FilteredResults;

function Filters() {
  const chips = useSearchChips(results);
  return (
    <>
      <AttributeFacets results={results} />
      {chips.map(({ label }) => (
        <p key={label}>{label}</p>
      ))}
    </>
  );
}

const show = () =>
  render(
    <PlatformProvider store={makeStore()}>
      <MemoryRouter>
        <Filters />
      </MemoryRouter>
    </PlatformProvider>,
  );

test('in Nepali a number is in Devanagari, a name stays as it is', async () => {
  await setLocale('ne');
  show();
  expect(screen.getByText('५३')).toBeVisible();
  expect(screen.getByText('OPC 53')).toBeVisible();
  expect(screen.getByText('२८ दिने बल: ५३ MPa')).toBeVisible();
});

test('in English it stays', () => {
  show();
  expect(screen.getByText('53')).toBeVisible();
  expect(screen.getByText('28 day strength: 53 MPa')).toBeVisible();
});

test('a minimum order of several has the plural of its unit', () => {
  const unit = { id: 'u1', name: 'Piece', name_ne: 'गोटा', symbol: 'pc' };
  const none = { categories: [], provinces: [], districts: [], units: [] };
  const flags = { verified: { count: 0 }, quick_reply: { count: 0 } };
  const moq = [
    { max: 1, count: 2 },
    { max: 500, count: 3 },
  ];
  const price = { unit, min: '1', max: '9', buckets: [] };
  const facets = { ...none, ...flags, moq, price, attributes: [] };
  const chosen = { moq_max: '500' };
  const filtered = { ...results, filters: { attrs: [], chosen }, facets };
  function Panel() {
    const all = filtered as unknown as FilteredResults;
    const [chip] = useSearchChips(all);
    return (
      <>
        <FacetPanel results={all} />
        <p>{chip?.label}</p>
      </>
    );
  }
  render(
    <PlatformProvider store={makeStore()}>
      <MemoryRouter>
        <Panel />
      </MemoryRouter>
    </PlatformProvider>,
  );
  expect(screen.getByText('Up to 500 pieces')).toBeVisible();
  expect(screen.getByText('Up to 1 piece')).toBeVisible();
  expect(screen.getByText('Min. order up to 500 pieces')).toBeVisible();
});
