/** The mails of the running stack: files under its outbox, one for each. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { HOME } from './places';

const FOLDER = path.join(HOME, 'outbox/mail');
const ARRIVES_WITHIN_MS = 20_000;

/** The plain-text part, whatever it is encoded as. */
function textOf(mail: string): string {
  const part = /Content-Type: text\/plain[^]*?\r?\n\r?\n([^]*?)(?:\r?\n--|$)/i.exec(mail);
  const [whole = '', body = ''] = part ?? [];
  if (/Transfer-Encoding: base64/i.test(whole)) {
    return Buffer.from(body, 'base64').toString('utf8');
  }
  if (!/Transfer-Encoding: quoted-printable/i.test(whole)) return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Empty when it is older, or has gone since the folder was read: some are only kept for a while. */
function mailSince(file: string, since: number): string {
  try {
    return statSync(file).mtimeMs < since ? '' : readFileSync(file, 'utf8');
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw failure;
  }
}

const mailsTo = (address: string, since: number): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => mailSince(path.join(FOLDER, name), since))
    .filter((mail) => mail.includes(`To: ${address}`))
    .map(textOf);

/** Waits for a mail to `address` with a link to that page; answers the link's path and query. */
export const linkInMail = (address: string, page: string): Promise<string> =>
  pathInMail(address, `${page}\\?\\S+`);

/** The same for a link whose secret is part of its path, in the mail that contains a text. */
export const secretInMail = (
  address: string,
  folder: string,
  containing = '',
): Promise<string> => pathInMail(address, `${folder}/\\S+`, containing);

/** Waits until a mail to `address` says this. */
export async function saidInMail(address: string, words: string): Promise<void> {
  const since = Date.now() - 60_000;
  const isSaid = () => mailsTo(address, since).some((text) => text.includes(words));
  await expect.poll(isSaid, { timeout: ARRIVES_WITHIN_MS }).toBe(true);
}

async function pathInMail(
  address: string,
  link: string,
  containing = '',
): Promise<string> {
  const since = Date.now() - 60_000;
  const wanted = new RegExp(`https?://[^\\s/]+(${link})`);
  const find = () =>
    mailsTo(address, since)
      .filter((text) => text.includes(containing))
      .map((text) => wanted.exec(text)?.[1])
      .find(Boolean) ?? '';
  await expect.poll(find, { timeout: ARRIVES_WITHIN_MS }).not.toBe('');
  return find();
}
