import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { redactNames, redactText } from './redaction';
import { activeTracer } from './tracing/tracing';

export type { Logger } from 'pino';

/** Values of `LOG_LEVEL`, most severe first. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const redacted = (fields: object) => redactNames(fields) as Record<string, unknown>;

/**
 * Creates the logger of a process: one JSON line per message, with secrets removed at any depth and from texts.
 * A line that is written inside of a recorded trace has its `traceId`.
 * @param options `name` of the process, and the lowest level that is written
 * @param destination receiver of the lines, the standard output by default
 */
export const createLogger = (
  options: { name: string; level: Level | 'silent' },
  destination: DestinationStream = pino.destination({ fd: 1, sync: true }),
): Logger =>
  pino(
    {
      ...options,
      mixin: () => activeTracer().logFields(),
      formatters: { log: redacted, bindings: redacted },
      // The formatter `log` has already converted errors to plain data.
      serializers: { err: (error: unknown) => error },
      hooks: { streamWrite: redactText },
    },
    destination,
  );
