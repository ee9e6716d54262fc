import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { say } from './run';

/**
 * Name of the Chromium variant without windows. A page needs half as much CPU in this variant as in a complete
 * browser.
 */
const headlessShell = 'chromium-headless-shell';

/** Program names of complete browsers, in order of preference. */
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
 * Returns the absolute path of an installed Chromium for tests, or undefined. The search order is PORTADA_CHROMIUM,
 * Playwright's Chromium, the headless shell on the PATH, other browsers on the PATH.
 */
export const findChromium = (): string | undefined => firstInstalled([headlessShell, ...completeBrowsers]);

/**
 * Returns the absolute path of an installed Chromium for measurements of pages, or undefined. A complete browser is
 * preferred, because Lighthouse estimates up to 0.4 s more for the same page in the headless shell.
 */
export const findBrowserToMeasure = (): string | undefined =>
  firstInstalled([...completeBrowsers, headlessShell]);

/**
 * Returns the absolute path of a Chromium for the e2e tests, or undefined. A missing Chromium is installed with apt-get if
 * this process runs as root on Debian.
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
