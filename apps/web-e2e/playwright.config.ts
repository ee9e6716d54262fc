import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const { E2E_BASE_URL, PORTADA_CHROMIUM, CI } = process.env;

/** The browser makes no requests of its own. */
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Long files, which start first. */
const longFiles = /(scripted-model|styles)\.spec\.ts$/;

/** Files that need the whole browser. The headless shell blocks no popups and renders content off screen. */
const wholeBrowserFiles = /(popup-blocked|whole-landing)\.spec\.ts$/;

const browser = PORTADA_CHROMIUM ?? '/usr/bin/chromium';
/** Path of Chromium with its popup blocker. */
export const wholeBrowser = existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : browser;

/**
 * Browser tests of the whole running product at `E2E_BASE_URL`, in the Chromium of `PORTADA_CHROMIUM`. Playwright
 * retries nothing, because a test that passes only sometimes has found a defect.
 */
export default defineConfig({
  testDir: 'src',
  outputDir: '../../test-results/web-e2e',
  retries: 0,
  // Tests mostly wait: three workers use two cores.
  workers: 3,
  fullyParallel: false,
  forbidOnly: CI === 'true',
  timeout: 180_000,
  // The machine may be shared with builds, so a state may take long to appear.
  expect: { timeout: 40_000 },
  projects: [
    { name: 'long', testMatch: longFiles },
    { name: 'short', testIgnore: [longFiles, wholeBrowserFiles] },
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
    // Screencasts would take an eighth of the time; a failed test keeps a screenshot of its end.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 40_000,
    launchOptions: { executablePath: browser, args: browserArgs },
  },
});
