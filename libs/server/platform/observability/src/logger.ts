import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { redactNames, redactText } from './redaction';

export type { Logger } from 'pino';

/** What `LOG_LEVEL` may be, loudest first. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const redacted = (fields: object) => redactNames(fields) as Record<string, unknown>;

/**
 * The logger of a process: one JSON line per message, secrets taken out at any depth and out of texts.
 * @param options `name` of the process, and the lowest level that is written
 * @param destination where lines go; the standard output where it is left out
 */
export const createLogger = (
  options: { name: string; level: Level | 'silent' },
  destination: DestinationStream = pino.destination({ fd: 1, sync: true }),
): Logger =>
  pino(
    {
      ...options,
      formatters: { log: redacted, bindings: redacted },
      // `log` has made plain data of errors already.
      serializers: { err: (error: unknown) => error },
      hooks: { streamWrite: redactText },
    },
    destination,
  );
