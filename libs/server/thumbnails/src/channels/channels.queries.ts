import { type ChannelPut, channelLimits } from '@portada/contracts';
import { type Database, changedBy, rowOf, rowsOf } from '@portada/database';

/** A row of `channel_styles`. The settings may be of another version of Portada. */
export type ChannelRow = { id: string; name: string; settings: unknown; updatedAt: Date };

/** A channel of a user. */
export type OwnChannelId = { userId: string; id: string };

const columns = `id, name, settings, updated_at AS "updatedAt"`;

/** Reads all channels of a user by name. */
export const readChannels = (database: Database, userId: string): Promise<ChannelRow[]> =>
  rowsOf(database, `SELECT ${columns} FROM channel_styles WHERE user_id = $1 ORDER BY lower(name)`, [userId]);

/**
 * Creates a channel, or replaces the channel of the user with the same name. The caller has locked the account.
 * @param id id of a new channel
 * @returns undefined if the account has the maximum number of channels
 */
export const storeChannel = (
  tx: Database,
  { userId, id }: OwnChannelId,
  { name, settings }: ChannelPut,
): Promise<ChannelRow | undefined> =>
  rowOf(
    tx,
    `INSERT INTO channel_styles (id, user_id, name, settings)
       SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM channel_styles WHERE user_id = $2) < $5
           OR EXISTS (SELECT 1 FROM channel_styles WHERE user_id = $2 AND lower(name) = lower($3))
       ON CONFLICT (user_id, lower(name)) DO UPDATE SET name = $3, settings = $4, updated_at = now()
       RETURNING ${columns}`,
    [id, userId, name, JSON.stringify(settings), channelLimits.count],
  );

/** Deletes a channel. @returns false if the user has no such channel */
export const deleteChannel = async (database: Database, { userId, id }: OwnChannelId): Promise<boolean> =>
  (await changedBy(database, 'DELETE FROM channel_styles WHERE id = $1 AND user_id = $2', [id, userId])) > 0;
