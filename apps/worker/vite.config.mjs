import { serverBuild } from '../../vite.server.mjs';

export default serverBuild({ name: 'worker' });
