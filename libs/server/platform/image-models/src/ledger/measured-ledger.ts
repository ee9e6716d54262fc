import type { Metrics } from '@portada/observability';
import type { ModelLedger, ModelRequest, RecordedRequest } from './model-ledger';

/**
 * Adds metrics to a ledger of model requests: requests by outcome and failure code, their durations, and their cost. If
 * the price of an answer is not known, the estimate counts, as it does in the budget.
 * @param ledger the ledger that records the requests
 * @param metrics receives `model_requests_total`, `model_request_seconds` and `model_cost_usd_total`
 * @returns a ledger with the same records
 */
export const measuredLedger = (ledger: ModelLedger, metrics: Metrics): ModelLedger => {
  const ends = metrics.counter(
    'model_requests_total',
    'Requests to image models, by outcome (done, failed, unknown, over_budget, disabled) and failure code',
    ['model', 'outcome', 'code'],
  );
  const durations = metrics.histogram('model_request_seconds', 'Duration of requests to image models', [
    'model',
    'outcome',
  ]);
  const cost = metrics.counter('model_cost_usd_total', 'Cost of requests to image models in US dollars', [
    'model',
  ]);
  const measured = (recorded: RecordedRequest, { model, estimateUsd }: ModelRequest): RecordedRequest => {
    const begunAt = performance.now();
    let isClosed = false;
    return {
      ...recorded,
      close: (end) => {
        if (!isClosed) {
          isClosed = true;
          ends.inc({ model, outcome: end.outcome, code: end.failure?.code ?? 'none' });
          durations.observe({ model, outcome: end.outcome }, (performance.now() - begunAt) / 1000);
          cost.inc({ model }, end.bookedUsd ?? estimateUsd ?? 0);
        }
        return recorded.close(end);
      },
    };
  };
  return {
    open: async (request, budgetUsd, signal) => {
      const answer = await ledger.open(request, budgetUsd, signal);
      if (typeof answer !== 'string') return measured(answer, request);
      ends.inc({ model: request.model, outcome: answer, code: 'none' });
      return answer;
    },
    resume: async (request, signal) => measured(await ledger.resume(request, signal), request),
    findLost: async (request, waitMs, signal) => {
      const lost = await ledger.findLost(request, waitMs, signal);
      return lost && { ...lost, record: measured(lost.record, request) };
    },
    begin: (request) => measured(ledger.begin(request), request),
  };
};
