import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const { E2E_BASE_URL, PORTADA_CHROMIUM, PORTADA_FIREFOX, PORTADA_WEBKIT_DRIVER, CI, TEST_DEPTH } =
  process.env;

/**
 * Command-line flags of Chromium. Most of the flags turn off requests that the browser would make on its own, such as
 * update checks.
 */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Pattern of the test files that share a dev stack with the scripted image model. One worker runs them, so that it starts once. */
const scriptedFiles = /(console|scripted-model|variants-grid)\.deep\.spec\.ts$/;

/** Pattern of the other test files that take longest. The projects with long files come first, so that these files start first. */
const longFiles = /(model-outages|styles|two-models)\.deep\.spec\.ts$/;

/**
 * Pattern of the test files that need the complete Chromium. The headless shell of Chromium has no permission for the
 * camera that a user refuses and none for notifications, blocks no popups, and renders content outside of the window.
 */
const wholeBrowserFiles = /(installed-app|journeys|my-photo|popup-blocked|whole-landing)\.deep\.spec\.ts$/;

/** Pattern of the test files that run in Firefox. */
const firefoxFiles = /firefox\.deep\.spec\.ts$/;

/** Patterns of the test files that do not belong to the run of `TEST_DEPTH`: `short`, `deep`, or all test files. */
const ofOtherRun = { short: [/\.deep\.spec\.ts$/], deep: [/(?<!\.deep)\.spec\.ts$/] }[TEST_DEPTH ?? ''] ?? [];

const browser = PORTADA_CHROMIUM ?? '/usr/bin/chromium';
/**
 * Path of the complete Chromium, which has a popup blocker. If the complete Chromium is not installed, path of the
 * default test browser.
 */
export const wholeBrowser = existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : browser;

/** Path of the Firefox of the system. */
const firefox = PORTADA_FIREFOX ?? '/usr/bin/firefox-esr';
/** True if the test in Firefox is left out, because no Firefox is installed. In CI it then fails. */
export const isWithoutFirefox = CI !== 'true' && !existsSync(firefox);

/** Path of the WebDriver of the system's WebKitGTK. */
export const webKitDriver = PORTADA_WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';
/** True if the test in WebKitGTK is left out, because no WebKitGTK is installed. In CI it then fails. */
export const isWithoutWebKit = CI !== 'true' && !existsSync(webKitDriver);

/**
 * Configuration of the browser tests of the whole running product at `E2E_BASE_URL`, in the Chromium of
 * `PORTADA_CHROMIUM`. Playwright repeats no failed test, because a test that passes only sometimes has found a
 * defect.
 */
export default defineConfig({
  testDir: 'src',
  outputDir: '../../test-results/web-e2e',
  retries: 0,
  // A page that waits also needs processor time. On two processor cores two workers took 270 s where four took 310 s.
  workers: 2,
  fullyParallel: false,
  forbidOnly: CI === 'true',
  timeout: 180_000,
  // The machine may run builds at the same time, so an expected page state may take long to appear.
  expect: { timeout: 40_000 },
  projects: [
    { name: 'scripted', testMatch: scriptedFiles, testIgnore: ofOtherRun, workers: 1 },
    { name: 'long', testMatch: longFiles, testIgnore: ofOtherRun },
    {
      name: 'whole-browser',
      testMatch: wholeBrowserFiles,
      testIgnore: ofOtherRun,
      use: { launchOptions: { executablePath: wholeBrowser, args: browserArgs } },
    },
    {
      name: 'firefox',
      testMatch: firefoxFiles,
      testIgnore: ofOtherRun,
      use: {
        browserName: 'firefox',
        // Playwright drives the Firefox of the system by WebDriver BiDi on this channel. Its own Firefox is a patched one.
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: join(__dirname, 'firefox-relay.mjs'),
          // A blocked driver of the graphics card leaves a browser without WebGL.
          firefoxUserPrefs: { 'webgl.disabled': true },
        },
      },
    },
    { name: 'short', testIgnore: [scriptedFiles, longFiles, wholeBrowserFiles, firefoxFiles, ...ofOtherRun] },
  ],
  use: {
    baseURL: E2E_BASE_URL ?? 'http://localhost:3000',
    // Tests replace responses of the server, which a service worker would request without them. installed-app.spec.ts
    // allows the service worker.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 900 },
    // A trace takes test time. A failed test stores one screenshot, and its second run, alone, stores a complete trace.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 40_000,
    launchOptions: { executablePath: browser, args: browserArgs },
  },
});
