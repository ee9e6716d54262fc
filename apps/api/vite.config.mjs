import { serverBuild } from '../../vite.server.mjs';

export default serverBuild({
  name: 'api',
  entries: {
    main: 'src/main.ts',
    migrate: 'src/migrate.ts',
    // A program of its own: the api starts it to decode and encode pictures.
    pictures: '../../libs/server/thumbnails/src/codec/picture-process.ts',
  },
});
