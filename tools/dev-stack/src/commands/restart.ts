import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { DataFolder } from '../data-folder';
import { readSettings } from '../settings';
import { DevStackError } from '../dev-stack-error';
import { restartSignal } from './start';

const runSchema = z.object({ stack: z.object({ pid: z.number() }) });

/**
 * Command `restart`: asks the dev stack that runs on DATA_DIR to replace its processes one after the other. The
 * terminal of the dev stack shows when all processes are replaced.
 * @throws DevStackError if no dev stack runs on DATA_DIR
 */
export const restart = (): Promise<number> => {
  const { DATA_DIR: folder } = readSettings(process.env);
  const file = new DataFolder(folder).in('run.json');
  try {
    if (!existsSync(file)) throw new Error('the data folder has no run file');
    process.kill(runSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).stack.pid, restartSignal);
  } catch (error) {
    throw new DevStackError(`No Portada runs on ${folder}: ${error instanceof Error ? error.message : ''}`);
  }
  process.stdout.write(
    'The processes are replaced one after the other. The terminal of npm start shows when all are replaced.\n',
  );
  return Promise.resolve(0);
};
