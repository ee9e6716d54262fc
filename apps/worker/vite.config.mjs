import { serverBuild } from '../../vite.server.mjs';

const config = serverBuild({
  name: 'worker',
  entries: { main: 'src/main.ts', reconcile: 'src/reconcile.ts' },
});
// No module of the studio has side effects when it is loaded. Without this build option, the worker would load the
// headline planner at the start, although only hosted image models need it.
config.build.rolldownOptions.treeshake = { moduleSideEffects: (id) => !id.includes('/libs/studio/') };

export default config;
