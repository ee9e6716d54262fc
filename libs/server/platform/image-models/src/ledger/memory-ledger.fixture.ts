import type { ModelLedger, ModelRequest, RecordedRequest, RequestEnd } from './model-ledger';

/** A recorded request to an image model, with the end of the request. */
export type Entry = ModelRequest & Partial<RequestEnd> & { kind: 'opened' | 'resumed' | 'begun' };

/** Creates a ledger in memory, without budgets, for tests of chains. `entries` are the recorded requests in order. */
export const createMemoryLedger = (): ModelLedger & { entries: Entry[] } => {
  const entries: Entry[] = [];
  const record = (request: ModelRequest, kind: Entry['kind']): RecordedRequest => {
    const entry: Entry = { ...request, kind };
    entries.push(entry);
    let isClosed = false;
    return {
      id: String(entries.length),
      reportedJob: () => Promise.resolve(null),
      close: (end) => {
        if (!isClosed) Object.assign(entry, end);
        isClosed = true;
        return Promise.resolve();
      },
    };
  };
  return {
    entries,
    open: (request) => Promise.resolve(record(request, 'opened')),
    resume: (request) => Promise.resolve(record(request, 'resumed')),
    findLost: () => Promise.resolve(null),
    begin: (request) => record(request, 'begun'),
  };
};
