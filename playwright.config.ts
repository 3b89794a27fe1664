import { defineConfig } from '@playwright/test';
import { SHELL } from './tests/e2e/support/browsers';
import { BASE_URL } from './tests/e2e/support/places';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** It stops a remote and swaps its files: alone, after everybody else. */
const DISTURBING = /remotes\.spec/;

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 30_000,
  expect: { timeout: 8000 },
  use: {
    baseURL: BASE_URL,
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    launchOptions: SHELL,
  },
  projects: [
    { name: 'desktop', use: DESKTOP, testIgnore: DISTURBING },
    { name: 'phone', use: PHONE, testIgnore: DISTURBING },
    {
      name: 'remotes',
      use: DESKTOP,
      testMatch: DISTURBING,
      dependencies: ['desktop', 'phone'],
      fullyParallel: false,
    },
  ],
});
