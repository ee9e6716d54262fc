/**
 * Program that writes the folder that the nginx image serves (deploy/Dockerfile); the folder has the same path in the
 * image. Usage: `node dist/apps/web-server/nginx-site.mjs <folder>`, with the settings of the web server.
 */
import { settingsOrExit } from '@portada/config';
import { readSettings } from '../settings';
import { writeNginxFiles } from './nginx-files';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: nginx-site.mjs <folder to write>');
await writeNginxFiles(folder, settingsOrExit(readSettings));
