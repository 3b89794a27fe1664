import { defineConfig } from '@playwright/test';
import { SLOW } from './tests/e2e/slow';
import { SHELL } from './tests/e2e/support/browsers';
import type { Language } from './tests/e2e/support/fixtures';
import { BASE_URL } from './tests/e2e/support/places';
import { DESK, HAND, NARROW, WIDE } from './tests/e2e/support/widths';

// Each width runs in one language. Tests of single pages run in both languages at both widths.
const DESKTOP = { viewport: DESK, language: 'en' } as const;
const PHONE = { viewport: HAND, hasTouch: true, language: 'ne' } as const;
/** Every page: `desktop` sees each once, at both widths, in English. */
const PAGES = /\/pages\.spec/;
/** It measures how long an enquiry takes: nothing runs beside it. */
const TIMED = /walk\.spec/;
/** These tests stop a remote and replace its files: they run alone, after all others. */
const DISTURBING = /remotes\.spec/;
const LATER = [TIMED, DISTURBING, SLOW];

export default defineConfig<Language>({
  testDir: 'tests/e2e',
  // Two leave two cores idle for a third of the time. With three, 46 flows took a quarter
  // less time; with four each test gets slower.
  workers: 3,
  fullyParallel: true,
  // Two failures are a failure. One is reported as flaky, on a machine with other work.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // A CI machine with other work is many times slower than an idle one.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: BASE_URL,
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    // A service worker would answer instead of the server. Only offline.spec allows it.
    serviceWorkers: 'block',
    launchOptions: SHELL,
  },
  projects: [
    {
      name: 'desktop',
      use: DESKTOP,
      testIgnore: LATER,
      grepInvert: new RegExp(NARROW.tag),
    },
    {
      name: 'phone',
      use: PHONE,
      testIgnore: [...LATER, PAGES],
      grepInvert: new RegExp(WIDE.tag),
    },
    {
      name: 'slow',
      use: DESKTOP,
      testMatch: [SLOW, PAGES],
      grepInvert: new RegExp(NARROW.tag),
    },
    {
      name: 'slow-phone',
      use: PHONE,
      testMatch: [SLOW, PAGES],
      grepInvert: new RegExp(WIDE.tag),
    },
    {
      name: 'timed',
      use: DESKTOP,
      testMatch: TIMED,
      dependencies: ['desktop', 'phone'],
    },
    {
      name: 'timed-phone',
      use: PHONE,
      testMatch: TIMED,
      dependencies: ['timed'],
    },
    {
      name: 'remotes',
      use: DESKTOP,
      testMatch: DISTURBING,
      dependencies: ['timed-phone'],
      fullyParallel: false,
    },
  ],
});
