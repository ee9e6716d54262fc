/** Shape of a `traceparent` of version 00 (W3C Trace Context): trace id, id of the parent span, flags. */
const shape = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** The ids and flags of a `traceparent`. */
export type TraceParent = { traceId: string; spanId: string; traceFlags: number };

/**
 * Reads a `traceparent` of version 00. The value may come from a browser, so everything else than the exact form is
 * refused. `tracestate` is not read, because it is an unbounded text of strangers.
 * @param value header, column or field of a message
 * @returns null if the value is missing, malformed, or has an id of zeros
 */
export const parseTraceparent = (value: unknown): TraceParent | null => {
  const [, traceId, spanId, flags] = typeof value === 'string' ? (shape.exec(value) ?? []) : [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) };
};

/** Writes a `traceparent` of version 00; only the flag `sampled` is kept. */
export const toTraceparent = ({ traceId, spanId, traceFlags }: TraceParent): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;
