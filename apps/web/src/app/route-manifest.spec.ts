import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRouteDetails, screenPatterns, type SourceFiles } from './route-details';
import { routeManifest } from './route-manifest';

const src = join(__dirname, '..');

/** Loaders of all layouts, guards and route modules, as the build finds them. */
const sourceFiles = (): SourceFiles =>
  Object.fromEntries(
    readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(guard|layout|route)\.tsx$/.test(file))
      .map((file) => [`../${file}`, () => import(join(src, file)) as Promise<unknown>]),
  );

it('the route manifest names every route module of the features, and each path once', async () => {
  const details = await readRouteDetails(sourceFiles());
  expect(details.map(({ path }) => path)).toEqual(routeManifest.map(({ path }) => path));
  const folders = details.map(({ modules }) => modules.at(-1));
  for (const file of folders) expect(file).toMatch(/^src\/features\/[a-z-]+\/[a-z-]+\.route\.tsx$/);
});

it('the route details refuse a route module that the route manifest does not name', async () => {
  const withForgotten = { ...sourceFiles(), '../features/billing/billing.route.tsx': async () => ({}) };
  await expect(readRouteDetails(withForgotten)).rejects.toThrow(
    'src/features/billing/billing.route.tsx is not in app/route-manifest.ts.',
  );
});

it('the route details refuse a screen whose route module is missing in the sources', async () => {
  const { '../features/admin/admin.route.tsx': _admin, ...others } = sourceFiles();
  await expect(readRouteDetails(others)).rejects.toThrow('A module of /admin is not among');
});

it('finds the layouts and guards around a screen in the route manifest, the outermost layout first', async () => {
  const details = await readRouteDetails(sourceFiles());
  const modulesOf = (path: string) => details.find((screen) => screen.path === path)?.modules;
  expect(modulesOf('/pricing')).toEqual(['src/features/pricing/pricing.route.tsx']);
  expect(modulesOf('/auth')).toEqual([
    'src/app/layouts/app-shell.layout.tsx',
    'src/app/guards/signed-out-only.guard.tsx',
    'src/features/auth/auth.layout.tsx',
    'src/features/auth/auth.route.tsx',
  ]);
  expect(modulesOf('/admin')).toEqual([
    'src/app/layouts/app-shell.layout.tsx',
    'src/app/layouts/signed-in.layout.tsx',
    'src/app/guards/signed-in-only.guard.tsx',
    'src/app/guards/administrators-only.guard.tsx',
    'src/features/admin/admin.route.tsx',
  ]);
});

it('the build prerenders the public screens and the sign-in forms only', async () => {
  const details = await readRouteDetails(sourceFiles());
  const prerendered = details.filter(({ pages }) => pages.length > 0).map(({ access }) => access);
  expect([...new Set(prerendered)].sort()).toEqual(['public', 'signed-out', 'visitor']);
  expect(screenPatterns(details)).toEqual(
    expect.arrayContaining(['/auth/reset', '/dashboard', '/thumbnails/:thumbnailId/edit', '/admin']),
  );
});
