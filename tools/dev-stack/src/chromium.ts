import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { say } from './run';

/** Names of the programs in order of preference: a page needs half the CPU in the headless shell. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const onPath = (): string | undefined =>
  names
    .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file));

/** Absolute path of an installed Chromium: PORTADA_CHROMIUM, Playwright's own, or one on the PATH. */
export const findChromium = (): string | undefined =>
  [process.env['PORTADA_CHROMIUM'], chromium.executablePath(), onPath()].find(
    (file) => file !== undefined && file !== '' && existsSync(file),
  );

/**
 * Absolute path of a Chromium for the e2e tests: PORTADA_CHROMIUM, Playwright's own, or one on the PATH. As root on
 * Debian it is installed if missing. Undefined if none is available.
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
