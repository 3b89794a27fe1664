import { defineConfig } from '@playwright/test';
import { SHELL } from './tests/e2e/support/browsers';
import type { Language } from './tests/e2e/support/fixtures';
import { BASE_URL } from './tests/e2e/support/places';
import { DESK, HAND, NARROW, WIDE } from './tests/e2e/support/widths';

// Each width runs in one language. Tests of single pages run in both languages at both widths.
const DESKTOP = { viewport: DESK, language: 'en' } as const;
const PHONE = { viewport: HAND, hasTouch: true, language: 'ne' } as const;
/** The second look at every page: desktop has seen them at both widths, in English. */
const SECOND_LOOK = /(\/pages|screens)\.spec/;
/** It measures how long an enquiry takes: nothing runs beside it. */
const TIMED = /walk\.spec/;
/** These tests stop a remote and replace its files: they run alone, after all others. */
const DISTURBING = /remotes\.spec/;
const ALONE = [TIMED, DISTURBING];

export default defineConfig<Language>({
  testDir: 'tests/e2e',
  // On two cores a third worker makes every test slower.
  workers: 2,
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
      testIgnore: ALONE,
      grepInvert: new RegExp(NARROW.tag),
    },
    {
      name: 'phone',
      use: PHONE,
      testIgnore: [...ALONE, SECOND_LOOK],
      grepInvert: new RegExp(WIDE.tag),
    },
    { name: 'phone-pages', use: PHONE, testMatch: SECOND_LOOK },
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
