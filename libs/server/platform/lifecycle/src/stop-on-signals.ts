import type { Logger } from '@portada/observability';
import { leavingMessage, onSupervisorMessage } from './supervision';

/** Milliseconds that a supervised process waits for its successor before the process stops without a successor. */
const successorMs = 60_000;

/**
 * Shuts the process down once: at SIGTERM, SIGINT, or when the parent process with an IPC channel has ended. The
 * process exits with 0 after `stop`, with 1 if `stop` fails. A supervised process first requests a successor and
 * serves until the parent's stop message, for a minute at most; a second signal ends that wait.
 * @param stop ends the work of the process within a bounded time
 * @param logger logs the reason
 * @param options `isSupervised`: true if the parent process starts successors
 */
export const stopOnSignals = (
  stop: () => Promise<void>,
  logger: Logger,
  { isSupervised = false }: { isSupervised?: boolean } = {},
): void => {
  let stopping = false;
  let leaving = false;
  const stopNow = (reason: string): void => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'process is stopping');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ err: error }, 'shutdown of the process failed');
        process.exit(1);
      },
    );
  };
  const leave = (reason: string): void => {
    if (stopping) return;
    if (!isSupervised || !process.connected || leaving) return stopNow(reason);
    leaving = true;
    logger.info({ reason }, 'process waits for its successor before stopping');
    setTimeout(() => stopNow('no successor in time'), successorMs).unref();
    process.send?.(leavingMessage, undefined, undefined, (error) => {
      if (error) stopNow(reason);
    });
  };
  process.on('SIGTERM', () => leave('SIGTERM'));
  process.on('SIGINT', () => leave('SIGINT'));
  if (isSupervised) {
    onSupervisorMessage((message) => {
      if (message.type === 'stop') stopNow('the successor is ready');
    });
  }
  if (process.connected) process.on('disconnect', () => stopNow('parent process has ended'));
};
