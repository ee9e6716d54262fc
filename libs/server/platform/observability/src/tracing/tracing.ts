/** Values of a span: ids, codes, counts and names. Never prompts, addresses of mail, cookies or keys. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** The role of a span, as OpenTelemetry defines it. A span of the kind `server` is started by `startRequest`. */
export type SpanRole = 'client' | 'producer' | 'consumer' | 'internal';

/** A step of a trace, with its start and end. All methods return at once and never throw. */
export interface TraceSpan {
  set(attributes: SpanAttributes): void;
  /** Marks the step as failed. @param code error code, never a text of the user */
  fail(code: string): void;
  /** Ends the step; later calls do nothing. */
  end(): void;
  /** Calls `work` with this span as parent of the spans, messages and log lines inside. */
  run<T>(work: () => T): T;
}

/**
 * Describes a span. `parent` is the `traceparent` that another process has stored or sent; without it the parent is the
 * active span.
 */
export type SpanOptions = {
  role?: SpanRole;
  attributes?: SpanAttributes;
  parent?: string | null;
  /** Start of a step that began before this call. */
  startedAt?: Date;
};

/** Records the traces of a process. */
export interface Tracer {
  /** False without tracing: callers may then skip work that only serves traces. */
  readonly isOn: boolean;
  /**
   * Starts the span of a request from outside. Only these spans may begin a trace. The sampler decides on each of them,
   * whatever the caller's `traceparent` says.
   * @param traceparent header of the request; a valid one gives the trace its id
   */
  startRequest(name: string, traceparent: unknown, attributes: SpanAttributes): TraceSpan;
  /** Starts a span. Without a sampled parent nothing is recorded. */
  start(name: string, options: SpanOptions): TraceSpan;
  /** Returns the `traceparent` of the active span; null if it is not recorded. */
  traceparent(): string | null;
  /** Returns a new object with the id of the active trace for a log line; an empty object without a trace. */
  logFields(): { traceId?: string };
  /** Sends the waiting spans for at most a second, and ends tracing. */
  stop(): Promise<void>;
}

const noSpan: TraceSpan = {
  set: () => undefined,
  fail: () => undefined,
  end: () => undefined,
  run: (work) => work(),
};

/** The tracer of a process without an endpoint for traces: it records nothing. */
const noTracer: Tracer = {
  isOn: false,
  startRequest: () => noSpan,
  start: () => noSpan,
  traceparent: () => null,
  logFields: () => ({}),
  stop: () => Promise.resolve(),
};

let tracer = noTracer;

/** Returns the tracer of the process. */
export const activeTracer = (): Tracer => tracer;

/** Replaces the tracer of the process. @param next the tracer that records from now on */
export const useTracer = (next: Tracer): void => {
  tracer = next;
};

/** Returns the code of an error for a span: its code if it has one, otherwise its name. Messages may contain user text. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

/**
 * Runs a step of a trace as a span.
 * @param work gets the span, to add attributes; if it rejects, the span is marked as failed
 * @returns the result of `work`
 */
export const inSpan = async <T>(
  name: string,
  options: SpanOptions,
  work: (span: TraceSpan) => Promise<T>,
): Promise<T> => {
  const span = tracer.start(name, options);
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.fail(codeOf(error));
    throw error;
  } finally {
    span.end();
  }
};
