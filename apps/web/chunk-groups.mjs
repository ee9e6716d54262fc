/**
 * Returns the paths of modules below a folder of the workspace.
 * @param folder path of the folder
 * @param names file names without extension, and folder names with a slash at the end
 */
const below = (folder, names) => names.map((name) => `/${folder}/${name}`);

/**
 * Modules of this workspace that every page needs. The list must be complete, because a missing module would make
 * the chunks import each other in a circle.
 */
const base = [
  ...below('libs/contracts/src', ['cookies', 'product-config']),
  ...below('libs/ui/src/components', ['button-class', 'class-names', 'live-region', 'scroll-top', 'waiting']),
  ...below('apps/web/src/app', ['app.messages', 'crash-screens', 'guards/visitors-only.guard']),
  ...below('apps/web/src/app', ['layouts/public.layout', 'layouts/root.layout', 'notices-place']),
  ...below('apps/web/src/app', ['resolve-lazy', 'route-manifest', 'routes']),
  ...below('apps/web/src/features/navigation', ['language-link', 'public-footer', 'public-header']),
  ...below('apps/web/src/features/navigation', ['public-menu', 'public-navigation.messages']),
  ...below('apps/web/src/features/navigation', ['site-links', 'social-profiles']),
  ...below('apps/web/src/shared', ['cookies', 'network/network', 'session/session-indicator']),
  ...below('apps/web/src/shared/i18n', [
    'define-messages',
    'language',
    'public-shared.messages',
    'translation',
  ]),
  ...below('apps/web/src/shared/page', ['loading', 'logo', 'page', 'page-heading']),
  ...below('apps/web/src/shared/site', ['framed-picture', 'pictures', 'seo', 'site', 'site-picture']),
];

/** Small modules that most public pages need several of. */
const parts = [
  ...below('libs/contracts/src', ['marketing', 'plans']),
  ...below('libs/ui/src/components', ['badge', 'breadcrumb']),
  ...below('apps/web/src/shared', ['page/not-found', 'site/static-island', 'site/call-to-action']),
  ...below('apps/web/src/shared', ['site/structured-data']),
];

/** Controls and icons of every screen with api calls. They compress better in one chunk. */
const controls = [
  ...below('libs/ui/src/components', ['button', 'dialog', 'icon-button', 'states', 'toasts']),
  ...below('node_modules/lucide-react/dist/esm/icons', [
    'check',
    'circle-check',
    'circle-exclamation-point',
    'hourglass',
    'info',
    'loader-circle',
    'triangle-exclamation-point',
    'x',
  ]),
  ...below('node_modules/lucide-react/dist/esm', ['createLucideIcon', 'Icon', 'context', 'shared/']),
];

/** Icons that several signed-in screens show. A chunk for each icon would be three times as large. */
const icons = below('node_modules/lucide-react/dist/esm/icons', [
  'arrow-left',
  'arrow-up-right',
  'circle-question-mark',
  'columns-3',
  'copy',
  'download',
  'eye',
  'image-plus',
  'pencil',

  'trash',
]);

/** Modules that every screen with api calls needs. */
const shell = [
  ...below('node_modules', ['@tanstack/', 'zod/']),
  ...below('libs/contracts/src', [
    'accounts',
    'countries',
    'error-codes',
    'field-messages',
    'http',
    'one-line',
    'second-factor',
    'sign-in',
  ]),
  ...below('apps/web/src/app', ['query-client', 'shell.messages']),
  ...below('apps/web/src/shared', ['api/', 'i18n/shared.messages', 'query-keys', 'session/']),
];

/**
 * Packages of React and its router. The packages compress better in one chunk, and their code does not change from
 * one deployment to the next.
 */
const react = below('node_modules', [
  'react/',
  'react-dom/',
  'react-router/',
  'react-router-dom/',
  'scheduler/',
]);

const lists = { react, base, parts, controls, icons, shell };

/** Returns true if the file `id` is the module `name`, or is in the folder `name` (which ends with a slash). */
const isModule = (id, name) => id.includes(name.endsWith('/') ? name : `${name}.`);

/**
 * Chunk groups of the bundler for the modules that this file lists. The bundler distributes all other modules by
 * the pages that use them.
 */
export const chunkGroups = Object.entries(lists).map(([name, modules]) => ({
  name,
  test: (id) => modules.some((module) => isModule(id, module)),
  // The chunk `react` also contains the dependencies of its packages. The lists of the other chunks are complete.
  includeDependenciesRecursively: name === 'react',
}));

/** Returns the file names of chunks that import each other in a circle; null if there is no circle. */
const circleOf = (bundle) => {
  const [done, path] = [new Set(), []];
  const visit = (name) => {
    if (path.includes(name)) return path.slice(path.indexOf(name));
    if (done.has(name)) return null;
    path.push(name);
    const circle = (bundle[name]?.imports ?? []).map(visit).find((found) => found !== null) ?? null;
    path.pop();
    done.add(name);
    return circle;
  };
  return (
    Object.keys(bundle)
      .map(visit)
      .find((found) => found !== null) ?? null
  );
};

/**
 * Returns a Vite plugin that fails the build if a listed name matches no module, or if chunks import each other in a
 * circle. Without the checks a renamed module would silently move to another chunk, and a page whose first chunk is part
 * of a circle would stay empty.
 */
export const checkedChunkGroups = () => ({
  name: 'portada:checked-chunk-groups',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  buildEnd(error) {
    if (error) return;
    const ids = [...this.getModuleIds()];
    const unmatched = Object.values(lists)
      .flat()
      .filter((name) => !ids.some((id) => isModule(id, name)));
    if (unmatched.length > 0)
      this.error(`chunk-groups.mjs names no module of the build: ${unmatched.join(', ')}`);
  },
  generateBundle(_, bundle) {
    const circle = circleOf(bundle);
    if (circle) this.error(`chunks import each other in a circle: ${circle.join(', ')}`);
  },
});
