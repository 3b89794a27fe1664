import { defineConfig } from '@playwright/test';
import { SHELL } from './tests/e2e/support/browsers';
import type { Language } from './tests/e2e/support/fixtures';
import { BASE_URL } from './tests/e2e/support/places';
import { DESK, HAND, NARROW, WIDE } from './tests/e2e/support/widths';

// Each width walks in one language; the pages themselves are seen in both at both.
const DESKTOP = { viewport: DESK, language: 'en' } as const;
const PHONE = { viewport: HAND, hasTouch: true, language: 'ne' } as const;
/** It stops a remote and swaps its files: alone, after everybody else. */
const DISTURBING = /remotes\.spec/;

export default defineConfig<Language>({
  testDir: 'tests/e2e',
  // A third uses a tenth more of two cores, and makes every test slower by half.
  workers: 2,
  fullyParallel: true,
  // Twice red is red; once, on a machine others use too, is told as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // The longest takes 20 s alone; a CI machine that others use too is many times slower.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: BASE_URL,
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    // It would answer what a test came to ask; offline.spec arrives with it.
    serviceWorkers: 'block',
    launchOptions: SHELL,
  },
  projects: [
    {
      name: 'desktop',
      use: DESKTOP,
      testIgnore: DISTURBING,
      grepInvert: new RegExp(NARROW.tag),
    },
    {
      name: 'phone',
      use: PHONE,
      testIgnore: DISTURBING,
      grepInvert: new RegExp(WIDE.tag),
    },
    {
      name: 'remotes',
      use: DESKTOP,
      testMatch: DISTURBING,
      dependencies: ['desktop', 'phone'],
      fullyParallel: false,
    },
  ],
});
