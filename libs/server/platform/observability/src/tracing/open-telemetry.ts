import { setTimeout as delay } from 'node:timers/promises';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  context,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import { createSampler } from './request-sampler';
import type { TracedProcess } from './start-tracing';
import { parseTraceparent, toTraceparent } from './traceparent';
import type { SpanRole, TraceSpan, Tracer } from './tracing';
import type { TracingSettings } from './tracing-settings';

/** Milliseconds that the end of a process waits for its last spans. */
const stopMs = 1_000;
/** Milliseconds between two log lines about an endpoint that refuses spans. */
const warnEveryMs = 60_000;
/** Limits of a span, so that no span is large. */
const spanLimits = { attributeCountLimit: 32, attributeValueLengthLimit: 200, eventCountLimit: 0 };

const kinds: Record<SpanRole, SpanKind> = {
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** Logs a failed export, at most once per minute. The spans of the export are lost. */
const loggedExporter = (exporter: SpanExporter, { logger }: TracedProcess): SpanExporter => {
  let warnedAt = -Infinity;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== 0 && performance.now() - warnedAt > warnEveryMs) {
          warnedAt = performance.now();
          logger.warn({ err: result.error, spans: spans.length }, 'spans not exported, they are dropped');
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
};

const createProvider = (settings: TracingSettings, traced: TracedProcess): NodeTracerProvider => {
  const Exporter = settings.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json' ? JsonExporter : ProtobufExporter;
  const own = resourceFromAttributes({
    'service.namespace': 'portada',
    'service.name': settings.OTEL_SERVICE_NAME ?? `portada-${traced.name}`,
    'service.version': traced.version,
    'portada.process': traced.name,
  });
  return new NodeTracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(own),
    spanLimits,
    sampler: createSampler(settings),
    spanProcessors: [new BatchSpanProcessor(loggedExporter(new Exporter(), traced))],
  });
};

/** Returns the context of a `traceparent`; undefined if the value is no `traceparent`. */
const contextOf = (traceparent: unknown): Context | undefined => {
  const parent = parseTraceparent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : undefined;
};

const wrap = (span: Span, within: Context): TraceSpan => {
  const inside = trace.setSpan(within, span);
  return {
    set: (attributes) => void span.setAttributes(attributes),
    fail: (code) => {
      span.setAttribute('error.type', code);
      span.setStatus({ code: SpanStatusCode.ERROR, message: code });
    },
    end: () => {
      if (span.isRecording()) span.end();
    },
    run: (work) => context.with(inside, work),
  };
};

/**
 * Creates a tracer that exports its spans by OTLP over HTTP, in the background and in bounded batches.
 * @param settings with an endpoint
 */
export const createOpenTelemetryTracer = (settings: TracingSettings, traced: TracedProcess): Tracer => {
  const provider = createProvider(settings, traced);
  // The propagator is our own: `parseTraceparent` bounds what comes from outside.
  provider.register({ propagator: null });
  const spans = provider.getTracer('portada');
  const active = () => {
    const at = trace.getSpan(context.active())?.spanContext();
    return at && at.traceFlags & 1 ? at : undefined;
  };
  return {
    isOn: true,
    startRequest: (name, traceparent, attributes) => {
      const within = contextOf(traceparent) ?? ROOT_CONTEXT;
      return wrap(spans.startSpan(name, { kind: SpanKind.SERVER, attributes }, within), within);
    },
    start: (name, { role = 'internal', parent, attributes = {}, startedAt }) => {
      const within = parent === undefined ? context.active() : (contextOf(parent) ?? ROOT_CONTEXT);
      const options = { kind: kinds[role], attributes, ...(startedAt && { startTime: startedAt }) };
      return wrap(spans.startSpan(name, options, within), within);
    },
    traceparent: () => {
      const at = active();
      return at ? toTraceparent(at) : null;
    },
    logFields: () => {
      const at = active();
      return at ? { traceId: at.traceId } : {};
    },
    stop: () =>
      Promise.race([provider.shutdown().catch(() => undefined), delay(stopMs, undefined, { ref: false })]),
  };
};
