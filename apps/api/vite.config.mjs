import { serverBuild } from '../../vite.server.mjs';

export default serverBuild({
  name: 'api',
  entries: { main: 'src/main.ts', migrate: 'src/migrate.ts' },
});
