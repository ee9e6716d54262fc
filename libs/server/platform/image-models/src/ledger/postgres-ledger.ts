import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@portada/database';
import { classify } from '@portada/errors';
import type { StoredSecrets } from '@portada/secrets';
import { rowOfModelRequest } from '../webhooks/model-webhook';
import type { ModelLedger, ModelRequest, RecordedRequest, RequestEnd } from './model-ledger';
import {
  closeRequest,
  expectWebhook,
  openRequest,
  readLastRequest,
  readLostRequest,
  readReportedJob,
} from './model-ledger.queries';

/** Time in ms between two attempts to record a request while the database is unavailable. */
const retryMs = 250;
/** Time in ms between two reads of the job that a provider reports to a webhook. */
const reportedJobMs = 250;
/**
 * Number of attempts to record the end of a request. If all attempts fail, the outcome of the request becomes
 * unknown, and its estimate counts.
 */
const closingAttempts = 240;

/** The part of a logger that the ledger of model requests uses. */
type LedgerLogger = Record<'error', (details: object, message: string) => void>;

/** Repeats an action while the database is unavailable. @throws the reason of the signal, or another error */
const whileUnavailable = async <T>(act: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await act();
    } catch (error) {
      if (classify(error) !== 'operational') throw error;
      await delay(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }
};

/**
 * Creates the ledger of model requests in Postgres, shared by all workers.
 * @param database connection of the process
 * @param logger receives the ends of requests that could not be recorded
 * @param secrets encrypts the keys of signatures
 */
export const createModelLedger = (
  database: Database,
  logger: LedgerLogger,
  secrets: StoredSecrets,
): ModelLedger => {
  const reportedJob = async (id: string, waitMs: number, signal: AbortSignal): Promise<string | null> => {
    const endsAt = performance.now() + waitMs;
    for (;;) {
      const row = await whileUnavailable(() => readReportedJob(database, id), signal);
      const leftMs = endsAt - performance.now();
      if (!row || row.jobId !== null || leftMs <= 0) return row?.jobId ?? null;
      const pauseMs = Math.min(reportedJobMs, leftMs);
      await delay(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  };
  const recorded = (id: string, request: ModelRequest): RecordedRequest => {
    const begunAt = performance.now();
    let isClosed = false;
    const write = (end: RequestEnd) =>
      closeRequest(database, id, request, { ...end, elapsedMs: performance.now() - begunAt });
    const retry = async (end: RequestEnd, error: unknown): Promise<void> => {
      let last = error;
      for (let attempt = 0; attempt < closingAttempts && classify(last) === 'operational'; attempt += 1) {
        await delay(retryMs, undefined, { ref: false });
        last = await write(end).then(
          () => null,
          (again: unknown) => again,
        );
        if (last === null) return;
      }
      const { generationId, model } = request;
      logger.error({ err: last, generationId, model }, 'end of a model request not recorded');
    };
    return {
      id,
      reportedJob: (waitMs, signal) => reportedJob(id, waitMs, signal),
      close: async (end) => {
        if (isClosed) return;
        isClosed = true;
        await write(end).catch((error: unknown) => void retry(end, error));
      },
    };
  };
  return {
    open: async (request, budgetUsd, signal) => {
      const id = randomUUID();
      const answer = await whileUnavailable(() => openRequest(database, id, request, budgetUsd), signal);
      if (answer !== 'opened') return answer;
      const { webhook } = request;
      if (webhook) {
        const encrypted = await secrets.encrypt(rowOfModelRequest(id), Buffer.from(webhook.secret));
        const stored = { tokenHash: webhook.tokenHash, secret: encrypted.toString('latin1') };
        await whileUnavailable(() => expectWebhook(database, id, stored), signal);
      }
      return recorded(id, request);
    },
    resume: async (request, signal) => {
      const last = await whileUnavailable(() => readLastRequest(database, request), signal);
      return recorded(last?.id ?? randomUUID(), request);
    },
    findLost: async (request, waitMs, signal) => {
      const lost = await whileUnavailable(() => readLostRequest(database, request), signal);
      if (!lost) return null;
      const jobId = await reportedJob(lost.id, lost.hasWaited ? 0 : waitMs, signal);
      return jobId === null ? null : { jobId, record: recorded(lost.id, request) };
    },
    begin: (request) => recorded(randomUUID(), request),
  };
};
