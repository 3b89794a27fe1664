import { defineConfig } from '@playwright/test';

const HEADLESS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
// Without these Chromium looks for hosts that a closed network does not have.
const OFFLINE = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  retries: 0,
  reporter: 'list',
  timeout: 30_000,
  use: {
    baseURL:
      process.env.HAAT_PUBLIC_URL ?? `http://127.0.0.1:${process.env.HAAT_PORT ?? 8080}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [...HEADLESS, ...OFFLINE],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
});
