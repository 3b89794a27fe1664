import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { floors } from './libs/web-build/eslint-floors.mjs';

const throughPlatform = ['react-router', 'react-redux', '@reduxjs/toolkit', 'sonner'];
const throughForms = [
  { name: 'react-hook-form', message: 'Import it from @haat/forms.' },
  { name: 'zod', message: 'Import zod/mini: zod brings all its languages.' },
];
const slowPlurals = [
  ['@lingui/react/macro', 'Plural'],
  ['@lingui/core/macro', 'plural'],
].map(([name, macro]) => ({
  name,
  importNames: [macro],
  message: 'Select with pluralForm: this one costs a phone 60 ms.',
}));
const node = { process: 'readonly', console: 'readonly', require: 'readonly' };
const nodeMore = { module: 'writable', exports: 'writable', __dirname: 'readonly' };
const nodeWeb = {
  URL: 'readonly',
  URLSearchParams: 'readonly',
  fetch: 'readonly',
  Buffer: 'readonly',
  Response: 'readonly',
};
const timers = {
  setTimeout: 'readonly',
  clearTimeout: 'readonly',
  performance: 'readonly',
};
const aborts = { AbortSignal: 'readonly', AbortController: 'readonly' };

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-server/**',
      '**/locales/**',
      'libs/web-api/src/generated/**',
      '**/node_modules/**',
      '.venv/**',
      '.local/**',
      'test-results/**',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    files: TYPESCRIPT,
    extends: [ts.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: './tsconfig.base.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Allows `onClick={() => close()}` and numbers in templates.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true },
      ],
    },
  },
  {
    files: ['**/*.{cjs,mjs}'],
    languageOptions: {
      globals: {
        ...node,
        ...nodeMore,
        ...nodeWeb,
        ...timers,
        ...aborts,
        __filename: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: TYPESCRIPT,
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'max-lines': ['error', 250],
      'no-undef': 'off',
    },
  },
  {
    files: ['frontends/*/src/**', 'libs/web-ui/src/**'],
    rules: {
      // One store and one router: everything is imported from @haat/platform.
      'no-restricted-imports': [
        'error',
        { paths: [...throughPlatform, ...throughForms, ...slowPlurals] },
      ],
    },
  },
  floors,
);
