import { DataFolder } from '../data-folder';
import { requestRestart } from '../restarts';
import { readStackSettings } from './start';

/**
 * Command `restart`: asks the dev stack that runs on DATA_DIR to replace its processes one after the other, and waits for the
 * end.
 * @returns 0 when the new processes are ready and the old ones have ended
 * @throws DevStackError if no dev stack runs on DATA_DIR, or with the reason for which the restart failed
 */
export const restart = async (): Promise<number> => {
  await requestRestart(new DataFolder(readStackSettings().DATA_DIR));
  process.stdout.write('All processes are replaced.\n');
  return 0;
};
