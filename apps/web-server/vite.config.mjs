import { serverBuild } from '../../vite.server.mjs';

export default serverBuild({
  name: 'web-server',
  entries: { main: 'src/main.ts', 'nginx-site': 'src/nginx/nginx-site.ts' },
});
