import { createHash, randomUUID } from 'node:crypto';

/** A user of the benchmark, signed in. */
export type BenchUser = { id: string; thumbnailId: string; token: string };

/**
 * The requested picture, the same in every benchmark; also the body of the HTTP call, except for the id of its
 * thumbnail.
 */
export const picture = {
  prompt: 'A diver finds a sunken city, huge face in front, bubbles and light rays [slow 200]',
  style: 'photorealistic',
  mood: 'intense',
  colorPalette: 'Vibrant',
  aspectRatio: '16:9',
} as const;

/**
 * The HTTP call that requests a generation of this user.
 * @param id of the generation
 * @param request replaces fields of `picture`
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

/** Ids end in the user's number, so that pgbench, which can only count, is able to create them too. */
export const idPrefixes = { user: '00000000-0000-4000-8000', thumbnail: '00000000-0000-4000-9000' } as const;

const numbered = (prefix: string, n: number): string => `${prefix}-${String(n).padStart(12, '0')}`;

/** Returns the user with a number, from 1; the same number always gives the same user. */
export const userOf = (n: number): BenchUser => ({
  id: numbered(idPrefixes.user, n),
  thumbnailId: numbered(idPrefixes.thumbnail, n),
  token: createHash('sha256').update(`bench ${n}`).digest('base64url'),
});

/** Returns the prompt of the same picture for a scripted model that takes `modelMs` ms. */
export const promptOf = (modelMs: number): string =>
  picture.prompt.replace('[slow 200]', `[slow ${modelMs}]`);

/** Returns a request in the form of `reserve_generations`, without its ids, and as large as a request of the api. */
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
 * Returns the call that reserves one generation for each of these users; it is prepared once per connection.
 * @returns statement for `pg`
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
