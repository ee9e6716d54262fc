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
