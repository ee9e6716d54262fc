import { type Database, drain } from '@portada/database';
import { deleteOldRequests } from './model-ledger.queries';

/** Days for which requests to image models are kept: a year of costs, and a month for its report. */
export const requestRetentionDays = 400;

/** Number of requests that one statement deletes. */
const batchSize = 1000;

/**
 * Deletes the records of requests to image models that are older than `requestRetentionDays`.
 * @param signal stops after the current batch
 * @returns the number of deleted records
 */
export const cleanUpModelRequests = (database: Database, signal?: AbortSignal): Promise<number> =>
  drain(batchSize, () => deleteOldRequests(database, requestRetentionDays, batchSize), signal);
