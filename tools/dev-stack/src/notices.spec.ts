import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inWorkspace } from './workspace';

const read = (file: string): string => readFileSync(inWorkspace(file), 'utf8');

test('the third-party notices name every package that runs in production, and no other', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')));
  const [, packages = ''] = read('THIRD_PARTY_NOTICES.md').split('## Packages that run in production');
  const named = [...packages.matchAll(/^\| `([^`]+)` +\| ([\w. -]+?) +\|$/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(dependencies).sort());
});

/**
 * SPDX names of licences under which a package may run in production. LGPL-3.0 is the licence of libvips, which sharp
 * loads as a shared library; MPL-2.0 is the licence of build tools.
 */
const allowedLicences = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'],
  ...['OFL-1.1', 'Python-2.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Unlicense'],
]);

/** Old packages whose metadata has no SPDX name of a licence; the text of each package is the MIT licence. */
const withoutLicenceName = [
  ...['busboy', 'passport-local', 'passport-strategy', 'pause', 'streamsearch', 'xmlhttprequest-ssl'],
];

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), license: z.string().optional() })),
});

test('every package of the lock file that runs in production has an allowed licence', () => {
  const { packages } = lockSchema.parse(JSON.parse(read('package-lock.json')));
  const refused = Object.entries(packages).flatMap(([path, { dev, license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (dev || path === '' || (license === undefined && withoutLicenceName.includes(name))) return [];
    const licences = (license ?? 'none').replace(/[()]/g, '').split(/ AND | OR /);
    return licences.every((one) => allowedLicences.has(one)) ? [] : [`${name}: ${license}`];
  });
  expect(refused).toEqual([]);
});
