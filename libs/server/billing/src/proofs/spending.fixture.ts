import { randomUUID } from 'node:crypto';
import { type Owner, createThumbnail } from '@portada/testing';

/**
 * Creates a thumbnail and a batch of generation requests for the thumbnail. @returns JSON for `reserve_generations`,
 * without single quotes
 */
export const reservationOf = async (owner: Owner, userId: string, credits: number): Promise<string> =>
  JSON.stringify([
    {
      userId,
      thumbnailId: await createThumbnail(owner, userId),
      ids: Array.from({ length: credits }, () => randomUUID()),
      request: {},
      prompt: {},
      requestHash: '00'.repeat(32),
      requestId: 'proof',
      seed: 7,
      deadlineSeconds: 600,
    },
  ]);

/** Holds credits for generations that are never settled. @throws Error if the user has too few credits */
export const spendCredits = async (owner: Owner, userId: string, credits: number): Promise<void> => {
  if (credits === 0) return;
  const { rows } = await owner.query<{ outcome: string }>('SELECT outcome FROM reserve_generations($1)', [
    await reservationOf(owner, userId, credits),
  ]);
  if (rows[0]?.outcome !== 'reserved') throw new Error(`credits not reserved: ${rows[0]?.outcome}`);
};
