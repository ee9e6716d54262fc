import { serverBuild } from '../../vite.server.mjs';

const config = serverBuild({
  name: 'worker',
  entries: { main: 'src/main.ts', reconcile: 'src/reconcile.ts' },
});
// No module of the studio does anything when it is loaded. Without this, the planner of headlines would be loaded at
// the start, although only hosted image models need it.
config.build.rolldownOptions.treeshake = { moduleSideEffects: (id) => !id.includes('/libs/studio/') };

export default config;
