import { setTimeout as pause } from 'node:timers/promises';
import type { MailSender } from '@portada/accounts';
import { type Logger, classify } from '@portada/observability';

/** ms between a look that found nothing and the next one: how long a mail waits at most. */
const everyMs = 1_000;

/**
 * Sends mails for as long as the process lives; a round that fails is tried again.
 * @returns `stop` resolves when none is being sent any more
 */
export const startMailing = (sender: MailSender, logger: Logger): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const sent = await sender.sendDue().catch((error: unknown) => {
        logger[classify(error) === 'operational' ? 'warn' : 'error']({ err: error }, 'sending mails failed');
        return 0;
      });
      if (sent === 0) await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
