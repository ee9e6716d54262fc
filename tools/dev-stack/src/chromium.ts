import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { say } from './run';

/** The browser without a window. A page needs half the CPU of a complete browser in it. */
const headlessShell = 'chromium-headless-shell';

/** Complete browsers, in order of preference. */
const completeBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const onPath = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file));

const firstInstalled = (names: readonly string[]): string | undefined =>
  [process.env['PORTADA_CHROMIUM'], chromium.executablePath(), onPath(names)].find(
    (file) => file !== undefined && file !== '' && existsSync(file),
  );

/**
 * Absolute path of an installed Chromium for tests: PORTADA_CHROMIUM, Playwright's own, or one on the PATH, the headless
 * shell first. Undefined if none is installed.
 */
export const findChromium = (): string | undefined => firstInstalled([headlessShell, ...completeBrowsers]);

/**
 * Absolute path of an installed Chromium for measurements of pages. A complete browser comes first: Lighthouse estimates
 * up to 0.4 s more for the same page in the headless shell. Undefined if none is installed.
 */
export const findBrowserToMeasure = (): string | undefined =>
  firstInstalled([...completeBrowsers, headlessShell]);

/**
 * Absolute path of a Chromium for the e2e tests: PORTADA_CHROMIUM, Playwright's own, or one on the PATH. As root on Debian
 * it is installed if missing. Undefined if none is available.
 */
export const obtainChromium = (): string | undefined => {
  const found = findChromium();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  say('Installing Chromium for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return findChromium();
};
