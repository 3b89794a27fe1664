// @vitest-environment node
import { execFileSync, execSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { breakingChanges } from './breaking-changes';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PLATFORM = path.join(ROOT, 'libs/web-platform');
// Below the root, so that the old sources find the packages.
const FOLDER = path.join(ROOT, '.cache');
const OPTIONS = compilerOptions();
let folder = '';

beforeAll(() => {
  fs.mkdirSync(FOLDER, { recursive: true });
  folder = fs.mkdtempSync(path.join(FOLDER, 'release-'));
});

afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

function compilerOptions(): ts.CompilerOptions {
  const file = path.join(ROOT, 'tsconfig.base.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {
    config: { compilerOptions: unknown };
  };
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT).options;
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
}

/** The commit that its heading in the changelog names. */
function lastRelease(): string {
  const log = fs.readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
  const commit = /^## \d+\.\d+\.\d+ - [\d-]+ \((\w+)\)$/m.exec(log)?.[1];
  if (!commit) throw new Error('CHANGELOG.md names no release with its commit');
  return commit;
}

/** The libraries of a commit, as packages of their own: `@haat/api` is the old one too. */
function platformAt(commit: string): string {
  const packages = path.join(folder, 'node_modules/@haat');
  fs.mkdirSync(packages, { recursive: true });
  execSync(`git archive ${commit} libs | tar x -C "${folder}"`, { cwd: ROOT });
  for (const name of fs.readdirSync(path.join(folder, 'libs')))
    if (name.startsWith('web-'))
      fs.renameSync(path.join(folder, 'libs', name), path.join(packages, name.slice(4)));
  return path.join(packages, 'platform');
}

function major(library: string): number {
  const text = fs.readFileSync(path.join(library, 'package.json'), 'utf8');
  return Number((JSON.parse(text) as { version: string }).version.split('.')[0]);
}

function planted(old: string, current: string): string[] {
  const files = { old, current };
  for (const [name, text] of Object.entries(files))
    fs.writeFileSync(path.join(folder, `${name}.ts`), text);
  return breakingChanges(path.join(folder, 'old.ts'), path.join(folder, 'current.ts'), {
    ...OPTIONS,
    lib: ['lib.es2023.d.ts'],
    types: [],
  });
}

const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';

test.skipIf(isShallow)(
  'the platform breaks no front end of the last release within a major version',
  () => {
    const old = platformAt(lastRelease());
    const found = breakingChanges(
      path.join(old, 'src/index.ts'),
      path.join(PLATFORM, 'src/index.ts'),
      OPTIONS,
    );
    expect(major(PLATFORM) > major(old) ? [] : found).toEqual([]);
  },
  300_000,
);

test('a changed signature is the only breaking change that is reported', () => {
  const changed = path.join(folder, 'changed');
  fs.cpSync(path.join(PLATFORM, 'src'), changed, { recursive: true });
  const file = path.join(changed, 'format/grouped.ts');
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(
    file,
    text.replace('decimals: number, least', 'decimals: string, least'),
  );
  const index = path.join(PLATFORM, 'src/index.ts');

  const found = breakingChanges(index, path.join(changed, 'index.ts'), OPTIONS);
  expect(found).toEqual([expect.stringContaining('grouped: ')]);
}, 300_000);

test.each([
  ['export const a = 1, b = 2;', 'export const a = 1;', 'b is gone'],
  [
    'export function money(npr: number): string { return String(npr); }',
    'export function money(npr: number, style: string): string { return style + npr; }',
    'money: (npr: number) => string became (npr: number, style: string) => string',
  ],
  [
    'export const money = (npr: number | string) => npr;',
    'export const money = (npr: number) => npr;',
    'money: (npr: string | number) => string | number became (npr: number) => number',
  ],
  [
    'export interface User { name: string; phone: string }',
    'export interface User { name: string }',
    'User has no more phone: string',
  ],
  [
    'export type Page<T> = { items: T[]; total: number };',
    'export type Page<T> = { items: T[]; total: string };',
    'Page has no more total: number',
  ],
  ['export class Queue {}', 'export type Queue = object;', 'Queue is no value'],
])('%s breaks its users as %s', (old, current, change) => {
  expect(planted(old, current)).toEqual([change]);
});

test('an addition breaks nobody', () => {
  const old = `export function money(npr: number): string { return String(npr); }
    export interface User { name: string }
    export interface Page<T> { items: T[] }`;
  const current = `export function money(npr: number, style?: string): string { return String(npr) + style; }
    export interface User { name: string; phone?: string }
    export interface Page<T> { items: T[]; next?: string }
    export const added = 1;`;
  expect(planted(old, current)).toEqual([]);
});
