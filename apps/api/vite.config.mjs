import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mergeConfig } from 'vite';
import { serverBuild } from '../../vite.server.mjs';

const libraries = join(import.meta.dirname, '../../libs/server');

/** Copies the SQL files of all libraries next to the program `migrate.mjs`, which applies the files. */
const sqlFiles = {
  name: 'sql-files',
  writeBundle({ dir }) {
    const files = readdirSync(libraries, { recursive: true }).filter((path) => path.endsWith('.sql'));
    for (const path of files) cpSync(join(libraries, path), join(dir, 'sql', path));
  },
};

export default mergeConfig(
  serverBuild({
    name: 'api',
    entries: {
      main: 'src/main.ts',
      migrate: 'src/migrate.ts',
      backup: 'src/backup.ts',
      // A separate program, which the api starts to decode and encode images.
      pictures: '../../libs/server/thumbnails/src/codec/image-process.ts',
    },
  }),
  { plugins: [sqlFiles] },
);
