import { createHash } from 'node:crypto';
import {
  type AspectRatio,
  type GenerateImageBody,
  type PictureRequest,
  type ThumbnailPrompt,
  type ThumbnailSettings,
  pictureSizes,
} from '@portada/contracts';

/** One entry of the batch that the SQL function `reserve_generations` takes. */
export type Reservation = {
  ids: string[];
  userId: string;
  thumbnailId: string;
  request: PictureRequest;
  prompt: ThumbnailPrompt;
  /** What the thumbnail's settings become: those of its newest picture. */
  settings: Pick<ThumbnailSettings, 'aspectRatio' | 'resolution'>;
  requestHash: string;
  requestId: string;
  seed: number;
  deadlineSeconds: number;
};

const resolutionOf = (ratio: AspectRatio): string =>
  `${pictureSizes[ratio].width}x${pictureSizes[ratio].height}`;

/** A name-based UUID (RFC 9562, version 8: our own hash) of a generation's further variants. */
const variantId = (key: string, index: number): string => {
  const hex = createHash('sha256').update(`${key}:${index}`).digest('hex');
  const variant = ((parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/**
 * A request as the database takes it. All that is derived comes from the key and the body alone, so that sending
 * the same again gives the same.
 * @param key the idempotency key: id of the first generation
 * @param body validated, with its defaults
 */
export const toReservation = (
  key: string,
  body: GenerateImageBody,
  context: { userId: string; requestId: string; deadlineSeconds: number },
): Reservation => {
  const { thumbnailId, variants, seed, ...request } = body;
  const { prompt, ...rest } = request;
  return {
    ids: Array.from({ length: variants }, (_, index) => (index === 0 ? key : variantId(key, index))),
    thumbnailId,
    request,
    prompt: { imageDescription: prompt, ...rest },
    settings: { aspectRatio: rest.aspectRatio, resolution: resolutionOf(rest.aspectRatio) },
    requestHash: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
    seed: seed ?? createHash('sha256').update(key).digest().readUInt32BE(),
    ...context,
  };
};
