import type { Logger } from './logger';

/**
 * Stops the process in order, once, at SIGTERM, SIGINT, or when the parent that started it with an IPC channel is
 * gone. The process exits with 0 after `stop`, with 1 where `stop` fails. A second signal changes nothing.
 * @param stop ends the work of the process; it bounds its own time
 * @param logger says why the process stops
 */
export const stopOnSignals = (stop: () => Promise<void>, logger: Logger): void => {
  let stopping = false;
  const once = (reason: string) => () => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', once('SIGTERM'));
  process.on('SIGINT', once('SIGINT'));
  if (process.connected) process.on('disconnect', once('parent is gone'));
};
