import type { ModelEvent } from '../port';
import { hasContentCredentials } from './content-credentials';
import { failure } from './failures';
import { imageHeaderOf } from './image-header';

/** Details of a provider's answer in addition to the image; see the event `done`. */
export type AnswerDetails = {
  model: string;
  seed?: number | null;
  costUsd: number | null;
  providerRequestId: string | null;
};

/**
 * Creates the last event of a hosted model from the bytes that the provider gave.
 * @param bytes the image file; only its header is read here
 * @param details model, price and id of the request
 * @returns `done`, or a failure if the bytes are no image that can be decoded
 */
export const finishedImage = async (
  bytes: Buffer,
  { model, seed = null, costUsd, providerRequestId }: AnswerDetails,
): Promise<ModelEvent> => {
  const details = await imageHeaderOf(bytes);
  if (!details)
    return failure('provider', 'the answer is not an image', { retryable: true, mayBeCharged: true });
  return {
    type: 'done',
    bytes,
    ...details,
    ...(hasContentCredentials(bytes, details.mimeType) && {
      credentialed: { bytes, mimeType: details.mimeType },
    }),
    model,
    seed,
    legibility: null,
    costUsd,
    providerRequestId,
    provenance: { source: 'trainedAlgorithmicMedia', model, at: new Date().toISOString() },
  };
};
