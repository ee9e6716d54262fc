import { type TraceSpan, activeTracer, inSpan } from '@portada/observability';
import type { Claim } from './claims.service';

/**
 * Runs an attempt of a generation as a span of the trace of its request. The first attempt also has a span of the time
 * that the generation waited.
 * @param work runs the attempt; gets the span of the attempt
 * @returns the result of `work`
 */
export const inAttemptSpan = <T>(claim: Claim, work: (span: TraceSpan) => Promise<T>): Promise<T> => {
  const { id, fence, failures, trace, requestId } = claim;
  // Without a parent that was recorded, the spans of the attempt are not recorded.
  const parent = trace?.traceparent ?? null;
  const attributes = { 'portada.generation.id': id, 'portada.request_id': requestId };
  if (trace && fence === 1) {
    activeTracer().start('generation.wait', { parent, attributes, startedAt: trace.createdAt }).end();
  }
  return inSpan(
    'generation.run',
    {
      role: 'consumer',
      parent,
      attributes: { ...attributes, 'portada.attempt': failures + 1, 'portada.fence': fence },
    },
    work,
  );
};
