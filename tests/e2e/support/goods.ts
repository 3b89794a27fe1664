/** A product of a company made for one test, published through the API. */
import { expect, type APIRequestContext } from '@playwright/test';
import { newMark } from './unique';

export type NewProduct = { id: string; slug: string; name: string; version: number };

export async function publish(
  api: APIRequestContext,
  token: string,
  categoryId = '',
): Promise<NewProduct> {
  const headers = { Authorization: `Bearer ${token}` };
  const listed = async (path: string) => (await (await api.get(path)).json()).data;
  const [leaf] = await listed('/api/webui/level4Categories');
  const [unit] = await listed('/api/productunitsearch?q=kg');
  const data = {
    name: `Brass lamp ${newMark()}`,
    category_id: categoryId || leaf.id,
    description: 'Polished by hand.',
    unit_id: unit.id,
    price: '1200',
    moq: 1,
    status: 'published',
  };
  let made = await api.post('/api/products', { data, headers });
  const again = async () => {
    if (made.status() !== 201) made = await api.post('/api/products', { data, headers });
    return made.status();
  };
  // catalog hears of the company by event.
  await expect.poll(again, { timeout: 15_000 }).toBe(201);
  return (await made.json()).data;
}
