import { readFileSync } from 'node:fs';
import { inWorkspace } from './workspace';

type Manifest = { allowScripts: Record<string, boolean> };
type Lock = { packages: Record<string, { hasInstallScript?: boolean; name?: string }> };

const read = (file: string): unknown => JSON.parse(readFileSync(inWorkspace(file), 'utf8'));
const { packages } = read('package-lock.json') as Lock;
/** Returns the name of a package at a path of the lock file. */
const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('package.json allows the scripts of every package that has scripts at its installation, and no others', () => {
  const withScripts = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  const { allowScripts } = read('package.json') as Manifest;
  expect([...new Set(withScripts.map(nameOf))].sort()).toEqual(Object.keys(allowScripts).sort());
});

test('no package reports installations to a third party', () => {
  expect(Object.keys(packages).filter((path) => nameOf(path).startsWith('@scarf/'))).toEqual([]);
});
