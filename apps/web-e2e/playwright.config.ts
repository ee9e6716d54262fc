import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const { E2E_BASE_URL, PORTADA_CHROMIUM, CI } = process.env;

/** Quiet, offline and without a profile: the browser talks to the stack and to nobody else. */
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Files that take long in one piece: begun first, so that nobody waits for them at the end. */
const longFiles = /(scripted-model|styles)\.spec\.ts$/;

/** Files that need the whole browser: the headless shell blocks no popups, and lays out what a screen does not show. */
const wholeBrowserFiles = /(popup-blocked|whole-landing)\.spec\.ts$/;

const browser = PORTADA_CHROMIUM ?? '/usr/bin/chromium';
/** Path of Chromium with its popup blocker. */
export const wholeBrowser = existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : browser;

/**
 * Journeys through the whole running product at `E2E_BASE_URL`, in the Chromium of `PORTADA_CHROMIUM`. Playwright
 * tries nothing twice: a journey that passes only sometimes has found something.
 */
export default defineConfig({
  testDir: 'src',
  outputDir: '../../test-results/web-e2e',
  retries: 0,
  // Tests wait more than they compute: three keep two cores busy.
  workers: 3,
  fullyParallel: false,
  forbidOnly: CI === 'true',
  timeout: 180_000,
  // The machine may be shared with builds; a state that is waited for is right whenever it comes.
  expect: { timeout: 40_000 },
  projects: [
    { name: 'long', testMatch: longFiles },
    { name: 'journeys', testIgnore: [longFiles, wholeBrowserFiles] },
    {
      name: 'whole-browser',
      testMatch: wholeBrowserFiles,
      use: { launchOptions: { executablePath: wholeBrowser, args: browserArgs } },
    },
  ],
  use: {
    baseURL: E2E_BASE_URL ?? 'http://localhost:3000',
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 900 },
    // Films of the pages would take an eighth of the time; what a failed one looked like at its end is kept.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 40_000,
    launchOptions: { executablePath: browser, args: browserArgs },
  },
});
