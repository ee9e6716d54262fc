import { type GenerateImageBody, type ModelPrices, creditsOfModel, fieldMessage } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { readJobReference } from '@portada/image-models';
import type { Claim } from './claims.service';

/** Models of a process without the setting. */
const builtIn = ['studio'] as const;

/**
 * Returns the price of each image of a request in credits: the most that the image costs. Another model may serve when
 * the chosen one fails, at the lower of both prices.
 * @param models entries of `IMAGE_MODEL`; the first serves a request without a model
 * @param prices prices of images in US dollars that the operator has set
 * @throws AppError invalid_request for a model that is not listed, or a quality that the model does not offer
 */
export const priceOf = (
  { model, quality }: Pick<GenerateImageBody, 'model' | 'quality'>,
  models: readonly string[] = builtIn,
  prices: ModelPrices = {},
): number => {
  const entry = model ?? models[0];
  if (entry === undefined || !models.includes(entry))
    throw new AppError('invalid_request', { fields: { model: fieldMessage('model_unknown') } });
  const credits = creditsOfModel(entry, quality, prices);
  if (credits === null)
    throw new AppError('invalid_request', { fields: { quality: fieldMessage('quality_unknown') } });
  return credits;
};

/**
 * Returns the price of the model that made the image of a claim. A model that served in place of the chosen one has its own
 * price, and the settlement spends at most the hold.
 * @param prices prices of images in US dollars that the operator has set
 * @returns no price if a single model serves, so that the whole hold is spent
 */
export const chargeOf = (
  { providerJobId, request }: Pick<Claim, 'providerJobId' | 'request'>,
  prices: ModelPrices = {},
): { credits?: number } => {
  const served = providerJobId === null ? null : readJobReference(providerJobId)?.member;
  if (!served) return {};
  const credits =
    creditsOfModel(served, request.quality, prices) ?? creditsOfModel(served, undefined, prices);
  return credits === null ? {} : { credits };
};
