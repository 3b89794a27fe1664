// @vitest-environment node
import { ESLint, type Linter } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
// @ts-expect-error The configuration is plain JavaScript.
import { floors } from '../eslint-floors.mjs';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.ts'], languageOptions: { parser: ts.parser } },
    floors as Linter.Config,
  ],
});

async function problems(filePath: string, imported: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import '${imported}';\n`, { filePath });
  return result?.messages.map(({ message }) => message) ?? [];
}

describe('the floors of the front ends', () => {
  const home = 'frontends/shell/src/features/home/planted.ts';

  it('lets a feature import itself, its api and the libraries', async () => {
    expect(await problems(home, './pages/home-page')).toEqual([]);
    expect(await problems(home, '../../../../../libs/web-ui/src/index')).toEqual([]);
  });

  it('finds a feature that imports another one', async () => {
    const [found] = await problems(home, '../search/saved-query');
    expect(found).toContain('never imports another feature');
  });

  it('finds an import that leads up', async () => {
    const [found] = await problems(home, '../../app/pages');
    expect(found).toContain('only what is below it');
  });

  it('lets a layout import features, and features share components and hooks', async () => {
    const layout = 'frontends/dashboard/src/layouts/planted.ts';
    const page = 'frontends/dashboard/src/features/home/planted.ts';
    expect(await problems(layout, '../features/home/hooks/use-home')).toEqual([]);
    expect(await problems(page, '../../components/dashboard-page')).toEqual([]);
    expect(await problems(page, '../../hooks/use-selection')).toEqual([]);
    const [found] = await problems(page, '../../layouts/seller-layout');
    expect(found).toContain('only what is below it');
  });

  it('finds a shared hook that imports a feature', async () => {
    const hook = 'frontends/dashboard/src/hooks/planted.ts';
    const [found] = await problems(hook, '../features/home/hooks/use-home');
    expect(found).toContain('only what is below it');
  });

  it('finds a front end that imports another one', async () => {
    const [found] = await problems(home, '../../../../vendor/src/hooks/use-shop');
    expect(found).toBeDefined();
  });
});
