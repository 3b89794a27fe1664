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

export default defineConfig({
  plugins: [translated],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['./libs/web-build/vitest.setup.ts'],
    include: [
      'libs/web-*/tests/**/*.test.{ts,tsx}',
      'frontends/*/tests/**/*.test.{ts,tsx,mjs}',
    ],
    css: false,
    testTimeout: 30_000,
  },
});
