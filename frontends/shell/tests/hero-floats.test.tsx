/** The cards over the pictures of the home page have the data of its answer, and nothing else. */
import type { FeaturedSeller, Home, LiveRequirementOut } from '@haat/api/home';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeroFloats } from '../src/features/home/components/hero-floats';
import { shortTitle } from '../src/features/home/short-title';
import { renderPart } from './stage';

const seller = (slug: string, hours: number | null) =>
  ({ slug, company_name: slug, response_time_hours: hours }) as FeaturedSeller;
const home = (of: Partial<Home>) =>
  ({ featured_sellers: [], latest_requirements: [], ...of }) as unknown as Home;
const minutesAgo = (minutes: number) =>
  new Date(Date.now() - minutes * 60_000).toISOString();

test('the newest requirement has its age and a link', () => {
  const latest_requirements = [
    { id: 'r1', title: 'Cartons, 3,000 pcs', opened_at: minutesAgo(4.5) },
    { id: 'r2', title: 'Rice, 8 t', opened_at: minutesAgo(60) },
  ] as LiveRequirementOut[];
  renderPart(<HeroFloats home={home({ latest_requirements })} />);
  const card = screen.getByRole('link');
  expect(card).toHaveTextContent('Cartons, 3,000 pcs');
  expect(card).toHaveTextContent(/Posted 4 min/);
  expect(card).toHaveAttribute('href', '/seller/requirements/r1');
});

test('the firm that answers soonest is named, not the first one', () => {
  const featured_sellers = [
    seller('silent', null),
    seller('slow', 7),
    seller('fast', 1.5),
  ];
  renderPart(<HeroFloats home={home({ featured_sellers })} />);
  const card = screen.getByRole('link');
  expect(card).toHaveTextContent('Usually replies in 1 h 30 min');
  expect(card).toHaveAttribute('href', '/vendor/fast');
});

test('a reply outside of working hours took no time', () => {
  const featured_sellers = [seller('fast', 1.5), seller('at-night', 0)];
  renderPart(<HeroFloats home={home({ featured_sellers })} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/vendor/at-night');
});

test('a card without data is left out', () => {
  const featured_sellers = [seller('silent', null)];
  const { change } = renderPart(<HeroFloats home={home({ featured_sellers })} />);
  expect(screen.queryByRole('link')).toBeNull();
  change(<HeroFloats home={undefined} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['Cartons, 3,000 pcs', 'Cartons, 3,000 pcs'],
  ['5-ply corrugated cartons, 3,000 pcs', '5-ply corrugated cartons…'],
  ['५ प्लाई कार्टुन, ३,००० थान', '५ प्लाई कार्टुन, ३,००० थान'],
  ['निर्यातका लागि काँचो चिउरी मह, १.२ टन मासिक', 'निर्यातका लागि काँचो चिउरी मह, १.२ टन…'],
  ['https://example.com/without-any-space', 'https://example.com/without-any-space…'],
])('“%s” is shortened between words only', (title, short) => {
  expect(shortTitle(title)).toBe(short);
});
