import { z } from 'zod';

const endpoint = z.url({ protocol: /^https?$/ }).optional();

/** Names of the samplers of OpenTelemetry that `OTEL_TRACES_SAMPLER` may have. */
export const samplerNames = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/**
 * Settings of OpenTelemetry, with their standard names. No trace is recorded unless an endpoint is set. The exporter
 * reads the other standard settings, `OTEL_EXPORTER_OTLP_*` and `OTEL_BSP_*`, itself.
 */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf', 'http/json']).default('http/protobuf'),
  OTEL_SDK_DISABLED: z.stringbool().default(false),
  OTEL_SERVICE_NAME: z.string().max(100).optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplerNames).default('parentbased_always_on'),
  /** Share of the requests that are traced, from 0 to 1, for the samplers with a ratio. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
} as const;

/** The parsed settings of OpenTelemetry of a process. */
export type TracingSettings = z.infer<z.ZodObject<typeof tracingSettings>>;

/** Returns true if the settings name an endpoint that receives traces. */
export const isTracingSet = (settings: TracingSettings): boolean =>
  !settings.OTEL_SDK_DISABLED &&
  (settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined ||
    settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined);
