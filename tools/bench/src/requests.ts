import { createHash, randomUUID } from 'node:crypto';

/** A signed-in user of a benchmark; `token` is the value of the session cookie. */
export type BenchUser = { id: string; thumbnailId: string; token: string };

/**
 * Parameters of the picture that every benchmark requests. With a thumbnail id, the parameters are the body of the
 * request.
 */
export const picture = {
  prompt: 'A diver finds a sunken city, huge face in front, bubbles and light rays [slow 200]',
  style: 'photorealistic',
  mood: 'intense',
  colorPalette: 'Vibrant',
  aspectRatio: '16:9',
} as const;

/**
 * Returns the HTTP request of a user for a generation.
 * @param user user who sends the request
 * @param id id of the generation
 * @param request fields that replace fields of `picture`
 */
export const generateCall = (user: BenchUser, id: string, request: object = {}) => ({
  method: 'POST' as const,
  path: '/api/generate-image',
  headers: {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'idempotency-key': id,
    cookie: `sid=${user.token}`,
  },
  body: JSON.stringify({ thumbnailId: user.thumbnailId, ...picture, ...request }),
});

/** Prefixes of ids. An id ends in the number of its user, because a pgbench script can compute only numbers. */
export const idPrefixes = { user: '00000000-0000-4000-8000', thumbnail: '00000000-0000-4000-9000' } as const;

const numbered = (prefix: string, n: number): string => `${prefix}-${String(n).padStart(12, '0')}`;

/** Returns the user with a number from 1. The user depends only on the number. */
export const userOf = (n: number): BenchUser => ({
  id: numbered(idPrefixes.user, n),
  thumbnailId: numbered(idPrefixes.thumbnail, n),
  token: createHash('sha256').update(`bench ${n}`).digest('base64url'),
});

/**
 * Returns the prompt of `picture` with another drawing time.
 * @param modelMs drawing time of the scripted image model in ms
 */
export const promptOf = (modelMs: number): string =>
  picture.prompt.replace('[slow 200]', `[slow ${modelMs}]`);

/**
 * Returns an item for the SQL function `reserve_generations`, without ids. The item has the size of an item from
 * the api.
 */
export const reservationOf = (
  { id, thumbnailId }: Pick<BenchUser, 'id' | 'thumbnailId'>,
  prompt: string = picture.prompt,
) => ({
  thumbnailId,
  request: { ...picture, prompt, elementsToInclude: [], elementsToAvoid: [] },
  prompt: { ...picture, imageDescription: prompt, elementsToInclude: [], elementsToAvoid: [] },
  requestHash: createHash('sha256').update('bench').digest('hex'),
  seed: 1_234_567_890,
  userId: id,
  requestId: randomUUID(),
  deadlineSeconds: 3600,
});

/**
 * Returns a prepared statement for `pg` that reserves one generation for each user in one call.
 * @param users users of the generations
 * @param ids ids of the generations, one for each user
 */
export const reserveStatement = (
  users: readonly BenchUser[],
  ids: readonly string[],
  prompt: string = picture.prompt,
) => ({
  name: 'reserve_generations',
  text: 'SELECT outcome, queue_position, credits FROM reserve_generations($1) ORDER BY index',
  values: [JSON.stringify(users.map((user, i) => ({ ids: [ids[i]], ...reservationOf(user, prompt) })))],
});
