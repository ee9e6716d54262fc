import { createHash, randomUUID } from 'node:crypto';
import type { Owner } from './factories';

/**
 * Reserves a generation (a request for one image) with the SQL function that the api uses.
 * @param wanted `prompt` may contain directives of the scripted model; `deadlineSeconds` is 60, `credits` (the price) 1 by
 *   default; `model` and `quality` choose the image model
 * @returns id of the generation
 * @throws Error if the database does not reserve the generation
 */
export const reserveGeneration = async (
  owner: Owner,
  wanted: {
    userId: string;
    thumbnailId: string;
    prompt?: string;
    deadlineSeconds?: number;
    credits?: number;
    model?: string;
    quality?: string;
  },
): Promise<string> => {
  const id = randomUUID();
  const { prompt = '', deadlineSeconds = 60, credits = 1, model, quality, ...whose } = wanted;
  const request = {
    prompt: `A red boat on a quiet lake ${prompt}`,
    style: 'photorealistic',
    mood: 'intense',
    colorPalette: 'Vibrant',
    elementsToInclude: [],
    elementsToAvoid: [],
    aspectRatio: '16:9',
    model,
    quality,
  };
  const reservation = {
    ...whose,
    ids: [id],
    request,
    prompt: { imageDescription: request.prompt },
    requestHash: createHash('sha256').update(id).digest('hex'),
    requestId: `test-${id}`,
    seed: 7,
    deadlineSeconds,
    credits,
  };
  const { rows } = await owner.query<{ outcome: string }>('SELECT outcome FROM reserve_generations($1)', [
    JSON.stringify([reservation]),
  ]);
  if (rows[0]?.outcome !== 'reserved') throw new Error(`generation not reserved: ${rows[0]?.outcome}`);
  return id;
};
