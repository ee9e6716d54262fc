import type { Logger } from '../logger';
import { type TracingSettings, isTracingSet } from './tracing-settings';
import { activeTracer, useTracer } from './tracing';

/** The process that traces: its name, the version of Portada, and the log for failed exports. */
export type TracedProcess = { name: string; version: string; logger: Logger };

/**
 * Starts the tracing of a process if the settings name an endpoint. Without an endpoint the packages of OpenTelemetry are
 * not loaded. An endpoint that does not answer only loses spans.
 * @param settings `OTEL_*` settings of the process
 */
export const startTracing = async (settings: TracingSettings, traced: TracedProcess): Promise<void> => {
  if (!isTracingSet(settings)) return;
  const { createOpenTelemetryTracer } = await import('./open-telemetry');
  useTracer(createOpenTelemetryTracer(settings, traced));
};

/** Sends the last spans of the process, for at most a second. */
export const stopTracing = (): Promise<void> => activeTracer().stop();
