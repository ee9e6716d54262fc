import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace-node';
import { z } from 'zod';
import { createSampler } from './request-sampler';
import { parseTraceparent, toTraceparent } from './traceparent';
import { activeTracer, inSpan } from './tracing';
import { isTracingSet, tracingSettings } from './tracing-settings';

const schema = z.object(tracingSettings);
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';
const valid = `00-${traceId}-${spanId}-01`;

test('a valid traceparent is read and written again', () => {
  expect(parseTraceparent(valid)).toEqual({ traceId, spanId, traceFlags: 1 });
  expect(toTraceparent({ traceId, spanId, traceFlags: 1 })).toBe(valid);
});

test('a traceparent of another form, with ids of zeros or of any length is refused', () => {
  const refused = [
    undefined,
    '',
    `01-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    valid.toUpperCase(),
    `${valid}-more`,
    `${valid}\n`,
    [valid],
    'x'.repeat(100_000),
  ];
  for (const value of refused) expect(parseTraceparent(value)).toBeNull();
});

/** Returns the share of 200 requests that the sampler of the settings records. @param traceFlags of the caller, if any */
const recordedShare = (env: Record<string, string>, kind: SpanKind, traceFlags?: number): number => {
  const sampler = createSampler(schema.parse(env));
  const within =
    traceFlags === undefined
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
  const recorded = Array.from({ length: 200 }, () =>
    sampler.shouldSample(within, traceId, 'name', kind, {}, []),
  ).filter(({ decision }) => decision === SamplingDecision.RECORD_AND_SAMPLED);
  return recorded.length / 200;
};

test('the flag of a caller never forces the recording of a request', () => {
  const none = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
  expect(recordedShare(none, SpanKind.SERVER, 1)).toBe(0);
  expect(recordedShare({ OTEL_TRACES_SAMPLER: 'always_off' }, SpanKind.SERVER, 1)).toBe(0);
  const half = { ...none, OTEL_TRACES_SAMPLER_ARG: '0.5' };
  // The caller chose the trace id. A share between 0 and 1 shows that the decision does not depend on it.
  expect(recordedShare(half, SpanKind.SERVER, 1)).toBeGreaterThan(0.2);
  expect(recordedShare(half, SpanKind.SERVER, 1)).toBeLessThan(0.8);
});

test('requests are recorded by default, and not if their caller refuses it', () => {
  expect(recordedShare({}, SpanKind.SERVER)).toBe(1);
  expect(recordedShare({}, SpanKind.SERVER, 0)).toBe(0);
  expect(recordedShare({ OTEL_TRACES_SAMPLER: 'always_on' }, SpanKind.SERVER, 0)).toBe(1);
});

test('only requests begin traces, and other spans follow their parent', () => {
  expect(recordedShare({}, SpanKind.CONSUMER)).toBe(0);
  expect(recordedShare({}, SpanKind.CONSUMER, 1)).toBe(1);
  expect(recordedShare({}, SpanKind.CONSUMER, 0)).toBe(0);
});

test('traces need an endpoint, and an unknown sampler or share is refused', () => {
  expect(isTracingSet(schema.parse({}))).toBe(false);
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  expect(isTracingSet(schema.parse(endpoint))).toBe(true);
  expect(isTracingSet(schema.parse({ ...endpoint, OTEL_SDK_DISABLED: 'true' }))).toBe(false);
  for (const wrong of [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'file:///etc/passwd' },
    { OTEL_TRACES_SAMPLER: 'xray' },
    { OTEL_TRACES_SAMPLER_ARG: '2' },
    { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
  ]) {
    expect(schema.safeParse(wrong).success).toBe(false);
  }
});

test('without tracing a step runs as before, and its error is thrown', async () => {
  expect(activeTracer().isOn).toBe(false);
  await expect(inSpan('step', {}, () => Promise.resolve(7))).resolves.toBe(7);
  await expect(inSpan('step', {}, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(activeTracer().traceparent()).toBeNull();
});
