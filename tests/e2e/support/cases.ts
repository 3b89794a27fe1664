/** Cases of the helpdesk, made through the API. */
import { expect, type APIRequestContext } from '@playwright/test';
import { secretInMail } from './mail';
import { newEmail, newMark } from './unique';

export type NewCase = { reference: string; text: string };

type Writer = { email: string; token?: string; subject?: { kind: string; id: string } };

export async function newCase(
  api: APIRequestContext,
  { email, token, subject }: Writer,
): Promise<NewCase> {
  const text = `The cartons arrived wet, ${newMark()}.`;
  const data = { name: 'Sita Rai', email, text, ...(subject ? { subject } : {}) };
  const headers: Record<string, string> = token
    ? { Authorization: `Bearer ${token}` }
    : {};
  const answer = await api.post('/api/webui/complaints', { data, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  const { reference } = ((await answer.json()) as { data: { reference: string } }).data;
  return { reference, text };
}

/** The page of a guest's case. */
export async function newGuestCase(api: APIRequestContext): Promise<string> {
  const email = newEmail();
  await newCase(api, { email });
  return secretInMail(email, '/cases/guest');
}
