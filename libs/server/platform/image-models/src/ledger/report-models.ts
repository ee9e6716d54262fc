import type { Database } from '@portada/database';
import { FallbackModel } from '../fallback/fallback-model';
import type { ImageModel } from '../port';
import { readOpenings, storeReports } from './model-ledger.queries';

/**
 * Stores the state of a worker's models for administrators and other workers, and applies to them the switches of
 * administrators and the openings of the other workers' circuit breakers.
 * @param workerId id of the worker process
 * @param model the model of the process; a model that is not a chain is ignored
 * @param version of the worker process
 */
export const reportModels = async (
  database: Database,
  workerId: string,
  model: ImageModel,
  version?: string,
): Promise<void> => {
  if (!(model instanceof FallbackModel)) return;
  model.disable(await storeReports(database, workerId, model.reports(), version));
  model.adoptOpenings(await readOpenings(database, workerId));
};
