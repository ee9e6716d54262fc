import { promptHistoryLimits } from '@portada/contracts';
import { type Database, rowsOf } from '@portada/database';

/** The newest generation of a user with a certain request, as it is stored. */
export type EarlierPromptRow = {
  generationId: string;
  thumbnailId: string;
  createdAt: Date;
  request: unknown;
};

/**
 * Reads the last different requests of a user, newest first, among the newest generations whose thumbnail is not
 * deleted.
 */
export const readEarlierPrompts = (database: Database, userId: string): Promise<EarlierPromptRow[]> =>
  rowsOf(
    database,
    // The kept copy of a brand kit does not distinguish two requests.
    `WITH newest AS MATERIALIZED (
       SELECT g.id, g.thumbnail_id, g.created_at, g.request - 'brandKit' AS request
         FROM generations g WHERE g.user_id = $1 ORDER BY g.created_at DESC LIMIT $2),
     distinct_ones AS (
       SELECT DISTINCT ON (n.request) n.id, n.thumbnail_id, n.created_at, n.request
         FROM newest n JOIN thumbnails t ON t.id = n.thumbnail_id AND t.deleted_at IS NULL
        ORDER BY n.request, n.created_at DESC)
     SELECT id AS "generationId", thumbnail_id AS "thumbnailId", created_at AS "createdAt", request
       FROM distinct_ones ORDER BY created_at DESC, id LIMIT $3`,
    [userId, promptHistoryLimits.generations, promptHistoryLimits.prompts],
  );
