/** The SMS of the running stack: files under its outbox, one for each. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { HOME } from './places';

const FOLDER = path.join(HOME, 'outbox/sms');
const ARRIVES_WITHIN_MS = 20_000;

const textsTo = (number: string): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(path.join(FOLDER, name), 'utf8'))
    .filter((text) => text.startsWith(`To: ${number}\n`));

/** Waits for an SMS to that number, as +977…; answers the six digits in it. */
export async function codeInSms(number: string): Promise<string> {
  const find = () => /\b\d{6}\b/.exec(textsTo(number).join('\n').slice(20))?.[0] ?? '';
  await expect.poll(find, { timeout: ARRIVES_WITHIN_MS }).not.toBe('');
  return find();
}
