import { createRequire } from 'node:module';
import swc from '@swc/core';
import { defineConfig } from 'vitest/config';

const load = createRequire(import.meta.url);
const { LINGUI_BY_PLATFORM } = load('./libs/web-build/loaders.cjs') as {
  LINGUI_BY_PLATFORM: object;
};

/** The same transform as in the builds, so that translated texts work in tests. */
const translated = {
  name: 'haat-lingui',
  enforce: 'pre' as const,
  async transform(code: string, id: string) {
    if (!/\.tsx?$/.test(id) || !/@lingui\/.*\/macro/.test(code)) return null;
    const options = id.includes('web-platform') ? {} : LINGUI_BY_PLATFORM;
    const { code: out, map } = await swc.transform(code, {
      filename: id,
      sourceMaps: true,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        experimental: { plugins: [['@lingui/swc-plugin', options]] },
      },
    });
    return { code: out, map: map ?? null };
  },
};

/** Tests of servers, and of what a page of a shared process cannot replace. */
const OWN_PROCESS = [
  'frontends/shell/tests/*.test.mjs',
  'frontends/shell/tests/{page-state,server-query}.test.ts',
  'libs/web-build/tests/eslint-floors.test.ts',
  'libs/web-platform/tests/{last-release,reload-once}.test.ts',
];

export default defineConfig({
  plugins: [translated],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['./libs/web-build/vitest.setup.ts'],
    css: false,
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: 'own process', pool: 'forks', include: OWN_PROCESS },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          // A context of V8 for each file, not a process: it takes half the time.
          pool: 'vmForks',
          include: ['{frontends,libs}/*/tests/**/*.test.{ts,tsx}'],
          exclude: OWN_PROCESS,
        },
      },
    ],
  },
});
