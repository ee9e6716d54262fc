import { z } from 'zod';
import { crash, setCrashPoint } from './crash';
import { createLogger } from '@portada/observability';
import { parseSettings, settingsOrExit } from '@portada/config';
import { stopOnSignals } from './stop-on-signals';

/** Program of a process that specs start, stop and kill; its first argument selects the behavior. */
const logger = createLogger({ name: 'under-test', level: 'info' });
const [what] = process.argv.slice(2);

/** Passes a crash point that is not armed, then reaches the armed one. */
async function passCrashPoints(): Promise<void> {
  setCrashPoint('after-claim');
  await crash.at('before-claim');
  logger.info('process passed the crash point that is not armed');
  await crash.at('after-claim');
  logger.info('process was not killed at the armed crash point');
}

if (what === 'crash') {
  void passCrashPoints();
} else if (what === 'settings') {
  settingsOrExit(() => parseSettings(z.object({ NEEDED: z.url() }), {}));
  logger.info('process did not exit, although the required setting NEEDED is missing');
} else {
  const alive = setInterval(() => undefined, 1_000);
  stopOnSignals(
    async () => {
      clearInterval(alive);
      logger.info('process stopped in order');
      if (what === 'fail') throw new Error('the shutdown failed');
    },
    logger,
    { isSupervised: what === 'supervised' },
  );
  logger.info('process started');
}
