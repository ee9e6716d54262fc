/**
 * Writes the folder that the nginx image serves (deploy/Dockerfile), where it has the same path.
 *
 * `node dist/apps/web-server/nginx-site.mjs <folder>`, with the settings of the web server.
 */
import { settingsOrExit } from '@portada/config';
import { readSettings } from '../settings';
import { writeNginxFiles } from './nginx-files';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to write.');
await writeNginxFiles(folder, settingsOrExit(readSettings));
