/** Days of a deal are counted in words that fit their number. */
import { PlatformProvider, makeStore, registerCatalogs } from '@haat/platform';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDealTerms } from '../src';
import { catalogs } from './catalogs';

await registerCatalogs(catalogs);

type Props = { advance: number; days: number };

function Terms({ advance, days }: Props) {
  const terms = useDealTerms();
  return (
    <>
      <p>{terms.payment({ advance_pct: advance, credit_days: days })}</p>
      <p>{terms.delivery(days)}</p>
    </>
  );
}

const show = (props: Props) =>
  render(
    <PlatformProvider store={makeStore()}>
      <Terms {...props} />
    </PlatformProvider>,
  );

test.each([
  [0, 1, 'Within 1 day', 'In 1 day'],
  [0, 15, 'Within 15 days', 'In 15 days'],
  [30, 1, '30% in advance, the rest within 1 day', 'In 1 day'],
])('%i %% in advance and %i days', (advance, days, payment, delivery) => {
  show({ advance, days });
  expect(screen.getByText(payment)).toBeVisible();
  expect(screen.getByText(delivery)).toBeVisible();
});
