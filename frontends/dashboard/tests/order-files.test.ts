/** Where the documents of orders are downloaded. */
import { describe, expect, it } from 'vitest';
import { exportFile, statementFile } from '../src/features/orders/order-files';
import { exportQuery } from '../src/features/products/hooks/use-product-query';
import { statementSchema, typedStatement } from '../src/features/orders/statement-schema';

describe('documents of orders', () => {
  const typed = { ...typedStatement('o1'), since: '2026-07-17' };

  it('asks for a statement of the period that is filled in', () => {
    const { url } = statementFile(statementSchema.parse(typed), 'ne');
    expect(url).toBe('/orders/o1/statement.pdf?lang=ne&since=2026-07-17');
  });

  it('refuses a period that ends before it begins', () => {
    const { error } = statementSchema.safeParse({ ...typed, until: '2026-07-16' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['until']]);
    expect(statementSchema.safeParse({ ...typed, until: '2026-07-17' }).success).toBe(
      true,
    );
  });

  it('exports the orders of the open tab that match the search', () => {
    const filters = { status: 'received,closed', q: 'tea', waiting: true };
    const { url } = exportFile('seller', 'erpnext', filters);
    expect(url).toBe(
      '/orders/export.csv?as=seller&format=erpnext&status=received%2Cclosed&q=tea&waiting=true',
    );
  });
});

it('exports the products of the filtered list, not its page or order', () => {
  const params = new URLSearchParams('q=rice&without_price=true&sort=name&page=2');
  expect(exportQuery(params)).toBe('q=rice&without_price=true');
});
