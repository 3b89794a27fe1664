/** Where the checkout and the running stack keep their things. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const HOME = path.resolve(ROOT, process.env.HAAT_HOME ?? '.local');

export const folderOf = (frontend: string, folder: string) =>
  path.join(ROOT, 'frontends', frontend, folder);

export const pidFileOf = (name: string) => path.join(HOME, 'run', `${name}.pid`);

export const pidOf = (name: string): number =>
  Number(readFileSync(pidFileOf(name), 'utf8'));

export const BASE_URL =
  process.env.HAAT_PUBLIC_URL ?? `http://127.0.0.1:${process.env.HAAT_PORT ?? 8080}`;
