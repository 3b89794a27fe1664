/** Every package has its own messages: src/locales/<language>/messages.po. */
const path = require('node:path');
const { formatter } = require('@lingui/format-po');

const ROOT = path.resolve(__dirname, '../..');
const PACKAGES = [
  'libs/web-platform',
  'libs/web-ui',
  'libs/web-enquiry',
  'frontends/shell',
  'frontends/vendor',
  'frontends/dashboard',
];
const REFUSALS = 'libs/web-platform/src/refusals';

module.exports = {
  rootDir: ROOT,
  locales: ['en', 'ne'],
  sourceLocale: 'en',
  // A missing Nepali text appears in English instead of as a code; `npm run i18n:check` still fails.
  fallbackLocales: { default: 'en' },
  format: formatter({ lineNumbers: false }),
  catalogs: [
    ...PACKAGES.map((name) => ({
      path: `<rootDir>/${name}/src/locales/{locale}/messages`,
      include: [`<rootDir>/${name}/src`],
      exclude: ['**/*.test.*', '**/locales/**', '**/web-platform/src/refusals/**'],
    })),
    // Texts of refusals load with the first refusal, not with the page.
    {
      path: `<rootDir>/${REFUSALS}/locales/{locale}/messages`,
      include: [`<rootDir>/${REFUSALS}`],
      exclude: ['**/locales/**'],
    },
  ],
};
