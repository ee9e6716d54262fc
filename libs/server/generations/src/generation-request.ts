import { createHash } from 'node:crypto';
import {
  type GenerateImageBody,
  type StoredRequest,
  type ThumbnailPrompt,
  type ThumbnailSettings,
  choiceOfDraft,
  thumbnailCreateDefaults,
  titleOfPrompt,
} from '@portada/contracts';

/** One request of a batch for the SQL function `reserve_generations`. */
export type Reservation = {
  ids: string[];
  userId: string;
  thumbnailId: string;
  request: StoredRequest;
  prompt: ThumbnailPrompt;
  /** Title of the thumbnail to create with the id `thumbnailId`; undefined if the thumbnail exists. */
  draftTitle?: string;
  /** Settings of the thumbnail to create; only with `draftTitle`. */
  draftSettings?: ThumbnailSettings;
  requestHash: string;
  requestId: string;
  seed: number;
  deadlineSeconds: number;
  /** Price of each generation: the most that it costs. */
  credits: number;
  /** W3C `traceparent` under which the worker continues the trace of the request; undefined without a recorded trace. */
  traceparent?: string;
  /** Id of the API key that sends the request; undefined for a request of a session. */
  apiKeyId?: string;
  /** Price of the whole request that the user has agreed to; undefined: every price is accepted. */
  maxCredits?: number;
};

/** Derives a UUID from a name by SHA-256 (RFC 9562, version 8). */
const namedId = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = ((parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Returns the seed of the first image: that of its draft, otherwise that of the request. */
const seedOf = ({ draft, seed }: GenerateImageBody): number | undefined =>
  (draft === undefined ? undefined : choiceOfDraft(draft)?.seed) ?? seed;

/**
 * Converts a request to the form of the database. All derived values depend on key and body alone, so that a repeated
 * request gives the same values.
 * @param key the idempotency key: id of the first generation
 * @param body validated, with its defaults
 */
export const toReservation = (
  key: string,
  body: GenerateImageBody,
  context: { userId: string; apiKeyId?: string; requestId: string; deadlineSeconds: number; credits: number },
): Reservation => {
  const { thumbnailId, variants, seed: _seed, model, quality, lettering, maxCredits, ...request } = body;
  const { userId } = context;
  const { prompt, ...rest } = request;
  return {
    ids: Array.from({ length: variants }, (_, index) => (index === 0 ? key : namedId(`${key}:${index}`))),
    ...(thumbnailId
      ? { thumbnailId }
      : {
          thumbnailId: namedId(`${userId}:${key}:thumbnail`),
          draftTitle: titleOfPrompt(request.prompt),
          draftSettings: thumbnailCreateDefaults.settings,
        }),
    request: {
      ...request,
      ...(model !== undefined && { model }),
      ...(quality !== undefined && { quality }),
      ...(lettering !== undefined && { lettering }),
    },
    prompt: { imageDescription: prompt, ...rest },
    requestHash: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
    ...(maxCredits !== undefined && { maxCredits }),
    seed: seedOf(body) ?? createHash('sha256').update(key).digest().readUInt32BE(),
    ...context,
  };
};
