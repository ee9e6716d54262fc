import { existsSync } from 'node:fs';
import { programOnPath } from './debian-program';
import { say } from './run';

/** A browser in which a test makes the main journey: its programs in order of choice, the variable with a path, its Debian packages. */
type OtherBrowser = { name: string; variable: string; programs: readonly string[]; packages: string };

const others: readonly OtherBrowser[] = [
  {
    name: 'Firefox',
    variable: 'PORTADA_FIREFOX',
    programs: ['firefox-esr', 'firefox'],
    packages: 'firefox-esr',
  },
  {
    name: 'WebKitGTK',
    variable: 'PORTADA_WEBKIT_DRIVER',
    programs: ['WebKitWebDriver'],
    packages: 'webkit2gtk-driver xvfb',
  },
];

const find = ({ name, variable, programs, packages }: OtherBrowser): Record<string, string> => {
  const chosen = process.env[variable];
  const found =
    chosen !== undefined && existsSync(chosen) ? chosen : programOnPath(programs, process.env['PATH'] ?? '');
  if (found !== undefined) return { [variable]: found };
  say(
    `The test in ${name} is left out, because ${name} is not installed: run "apt-get install ${packages}", or set ${variable} to its path.`,
  );
  return {};
};

/**
 * Finds the Firefox and the driver of WebKitGTK in which browser tests make the main journey. Says that a test is left out if its
 * browser is missing. In CI the test then fails.
 * @returns environment variables of the browser tests
 */
export const findOtherBrowsers = (): Record<string, string> => Object.assign({}, ...others.map(find));
