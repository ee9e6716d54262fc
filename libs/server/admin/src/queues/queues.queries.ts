import { type Database, resultOf } from '@portada/database';

/**
 * Calls the SQL function `note_queue_switch`, which records the action in the audit log.
 * @param tx transaction that commits after the queue was changed
 * @throws an error with code 42501 if the user is no administrator
 */
export const noteQueueSwitch = (
  tx: Database,
  { name, isPaused, adminId, reason }: { name: string; isPaused: boolean; adminId: string; reason: string },
): Promise<void> =>
  resultOf(tx, 'SELECT note_queue_switch($1, $2, $3, $4)', [name, isPaused, adminId, reason]);
