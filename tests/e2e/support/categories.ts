/** Categories made for one test. */
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { ADMIN, type Account } from './accounts';
import { adminToken } from './papers';
import { settled } from './settled';
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

/** Its page at the operator's desk. */
export async function openAtDesk(
  arrive: (visitor: { as: Account }) => Promise<Page>,
  { id }: NewCategory,
): Promise<Page> {
  const admin = await arrive({ as: ADMIN });
  await admin.goto(`/admin/categories/${id}`);
  await settled(admin);
  return admin;
}
