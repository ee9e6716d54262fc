import {
  generateImageAcceptedSchema,
  imageModelsSchema,
  type PromptDraft,
  titleOfPrompt,
  trialSeedOf,
} from '@portada/contracts';
import { ApiError, api } from '../../shared/api/client';
import type { KeptPrompt } from '../../shared/session/kept-prompt';
import { createThumbnail } from '../../shared/thumbnails/create-thumbnail';
import { patchThumbnail } from '../../shared/thumbnails/patch-thumbnail';
import { draftSettings } from './kept-settings';

/** The image model that draws trial images. */
const trialModel = 'studio';

/** Creates a thumbnail with the prompt and its settings as its draft. @returns the id of the thumbnail */
const openDraft = async ({ prompt, headline, settings = {} }: KeptPrompt): Promise<string> => {
  const { id } = await createThumbnail({ title: titleOfPrompt(prompt) });
  const draft: PromptDraft = {
    ...draftSettings(settings, String(trialSeedOf(prompt))),
    elementsToInclude: '',
    elementsToAvoid: '',
    prompt,
    headline,
    variants: 1,
  };
  await patchThumbnail(id, { promptDraft: draft });
  return id;
};

/**
 * Orders the image of a kept prompt with the model and seed of its trial image.
 * @returns the id of the new thumbnail; null if the image was refused, for example without a credit
 * @throws ApiError if the outcome is unknown; a repetition with the same prompt spends nothing twice
 */
const order = async ({ id, prompt, headline }: KeptPrompt): Promise<string | null> => {
  const { items } = await api.get('/api/image-models', imageModelsSchema);
  if (!items.some((model) => model.id === trialModel)) return null;
  const request = {
    prompt,
    ...(headline === '' ? {} : { headline }),
    model: trialModel,
    seed: trialSeedOf(prompt),
    maxCredits: 1,
  };
  try {
    const headers = { 'idempotency-key': id };
    const accepted = await api.post('/api/generate-image', request, generateImageAcceptedSchema, { headers });
    return accepted.thumbnailId;
  } catch (error) {
    if (error instanceof ApiError && !error.isPassing && error.code !== 'unreadable') return null;
    throw error;
  }
};

/**
 * Opens a thumbnail for a kept prompt. An ordered image is generated; without a credit the thumbnail has only the draft.
 * @returns the id of the thumbnail
 */
export const openKeptPrompt = async (kept: KeptPrompt): Promise<string> =>
  (kept.isOrdered ? await order(kept) : null) ?? openDraft(kept);
