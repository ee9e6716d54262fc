import { serverBuild } from '../../vite.server.mjs';

export default serverBuild({
  name: 'worker',
  entries: { main: 'src/main.ts', reconcile: 'src/reconcile.ts' },
});
