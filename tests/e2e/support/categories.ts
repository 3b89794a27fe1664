/** Categories made for one test. */
import { expect, type APIRequestContext } from '@playwright/test';
import { adminToken } from './papers';
import { newMark } from './unique';

export type NewCategory = {
  id: string;
  name: string;
  slug: string;
  remove: () => Promise<unknown>;
};

export async function newCategory(
  api: APIRequestContext,
  parentId: string | null = null,
): Promise<NewCategory> {
  const headers = { Authorization: `Bearer ${await adminToken(api)}` };
  const mark = newMark();
  const data = { name: `Looms ${mark}`, name_ne: `तान ${mark}`, parent_id: parentId };
  const made = await api.post('/api/admin/categories', { data, headers });
  expect(made.status(), await made.text()).toBe(201);
  const category = (await made.json()).data as Omit<NewCategory, 'remove'>;
  const path = `/api/admin/categories/${category.id}`;
  return { ...category, remove: () => api.delete(path, { headers }) };
}
