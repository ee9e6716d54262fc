export { httpLogger, noteError, notedErrorCode, requestIdHeader, requestIdOf } from './http-log';
export { type Logger, createLogger, logLevels } from './logger';
export { Metrics } from './metrics';
export { startTracing, stopTracing } from './tracing/start-tracing';
export { type SpanOptions, type TraceSpan, activeTracer, inSpan } from './tracing/tracing';
export { type TracingSettings, tracingSettings } from './tracing/tracing-settings';
