/** Walks through every screen at every width: for people, outside `make test`. */
import { defineConfig } from '@playwright/test';
import { SHELL } from '../support/browsers';
import { BASE_URL } from '../support/places';
import { DESK } from '../support/widths';

export default defineConfig({
  testDir: '.',
  testMatch: /\.walk\.ts$/,
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  timeout: 60 * 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: BASE_URL,
    viewport: DESK,
    actionTimeout: 20_000,
    serviceWorkers: 'block',
    launchOptions: SHELL,
  },
});
