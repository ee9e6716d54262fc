import { randomUUID } from 'node:crypto';
import { type Owner, createThumbnail } from '@portada/testing';

/** Creates a draft and a batch of requests for it. @returns JSON for `reserve_generations`, without quotes */
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

/** Holds credits for generations that are never settled. @throws Error if there are too few */
export const spendCredits = async (owner: Owner, userId: string, credits: number): Promise<void> => {
  if (credits === 0) return;
  const { rows } = await owner.query<{ outcome: string }>('SELECT outcome FROM reserve_generations($1)', [
    await reservationOf(owner, userId, credits),
  ]);
  if (rows[0]?.outcome !== 'reserved') throw new Error(`spending was answered ${rows[0]?.outcome}`);
};
