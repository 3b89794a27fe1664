/** Sheets of products for the bulk upload: many right rows, and some that are not. */
import type { APIRequestContext } from '@playwright/test';

export const ROWS = 200;
const HEADERS = 'sku,name,category,price,unit,moq';
/** What is wrong where, by the row's place among the products. */
const WRONG: Record<number, Partial<Cells>> = {
  3: { price: '"1,2OO"' },
  20: { price: '"1,2OO"' },
  40: { price: '"1,2OO"' },
  60: { price: '"1,2OO"' },
  80: { price: '"1,2OO"' },
  90: { price: 'cheap' },
  100: { unit: 'kilogrm' },
  110: { unit: 'kilogrm' },
  120: { unit: 'kilogrm' },
  130: { name: '' },
  140: { moq: '-4' },
  150: { moq: '-4' },
};
export const BAD_ROWS = Object.keys(WRONG).length;
type Cells = { name: string; price: string; unit: string; moq: string };

export async function sheetOfProducts(api: APIRequestContext, mark: string) {
  const leaves = await api.get('/api/webui/level4Categories');
  const [leaf] = (await leaves.json()).data as { path: string }[];
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const right = { name: `Felt coaster ${mark} ${index}`, price: '120', unit: 'kg' };
    const cells = { ...right, moq: '10', ...WRONG[index] };
    const { name, price, unit, moq } = cells;
    return [`${mark}-${index}`, name, leaf?.path, price, unit, moq].join(',');
  });
  const text = [HEADERS, ...lines].join('\n');
  return { name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
}
