import { type TraceSpan, activeTracer } from '@portada/observability';
import type { ModelLedger, ModelRequest, RecordedRequest } from './model-ledger';

/** Starts the span of a request to a model under the active span. Its attributes are names, ids and codes. */
const startSpan = ({ model }: ModelRequest): TraceSpan =>
  activeTracer().start(`image_model ${model}`, {
    role: 'client',
    attributes: { 'gen_ai.operation.name': 'generate_content', 'portada.model': model },
  });

const traced = (recorded: RecordedRequest, span: TraceSpan): RecordedRequest => ({
  ...recorded,
  close: (end) => {
    span.set({
      'portada.outcome': end.outcome,
      ...(end.modelId !== null && { 'gen_ai.response.model': end.modelId }),
      ...(end.jobId !== null && { 'portada.provider_job_id': end.jobId }),
      ...(end.providerRequestId !== null && { 'portada.provider_request_id': end.providerRequestId }),
    });
    if (end.failure) span.fail(end.failure.code);
    span.end();
    return recorded.close(end);
  },
});

/**
 * Adds spans to a ledger of model requests, one for each request. Prompts and keys are not in the spans, and no
 * `traceparent` is sent to a provider.
 * @param ledger the ledger that records the requests
 * @returns a ledger with the same records
 */
export const tracedLedger = (ledger: ModelLedger): ModelLedger => ({
  open: async (request, budgetUsd, signal) => {
    const span = startSpan(request);
    const answer = await ledger.open(request, budgetUsd, signal);
    if (typeof answer !== 'string') return traced(answer, span);
    span.fail(answer);
    span.end();
    return answer;
  },
  resume: async (request, signal) => {
    const span = startSpan(request);
    return traced(await ledger.resume(request, signal), span);
  },
  findLost: async (request, waitMs, signal) => {
    const lost = await ledger.findLost(request, waitMs, signal);
    return lost && { ...lost, record: traced(lost.record, startSpan(request)) };
  },
  begin: (request) => traced(ledger.begin(request), startSpan(request)),
});
