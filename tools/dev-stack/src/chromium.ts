import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { say } from './run';

/** Programs by preference: one page in a window of its own costs the headless shell half the CPU of the whole browser. */
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

/** Absolute path of a Chromium that is there: PORTADA_CHROMIUM, Playwright's own, or one on the PATH. */
export const findChromium = (): string | undefined =>
  [process.env['PORTADA_CHROMIUM'], chromium.executablePath(), onPath()].find(
    (file) => file !== undefined && file !== '' && existsSync(file),
  );

/**
 * Absolute path of a Chromium for the browser journeys: PORTADA_CHROMIUM, Playwright's own, or one on the PATH; on
 * Debian and as root it is installed where there is none. Undefined where none can be had.
 */
export const obtainChromium = (): string | undefined => {
  const found = findChromium();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  say('Installing Chromium for the browser journeys …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return findChromium();
};
