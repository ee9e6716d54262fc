import { z } from 'zod';
import { generateImageSchema, pictureRequestSchema } from './generations';

/** Limits of the earlier prompts: prompts in the answer, and the newest generations that are searched for them. */
export const promptHistoryLimits = { prompts: 50, generations: 500 } as const;

/** An earlier request of the user: prompt and settings, and the newest generation that had them. */
export const earlierPromptSchema = z.object({
  generationId: z.uuid(),
  thumbnailId: z.uuid(),
  createdAt: z.iso.datetime(),
  request: pictureRequestSchema.extend({
    ...generateImageSchema.pick({ model: true, quality: true }).shape,
    // The id of a draft may be of another version of Portada.
    draft: z.string().optional(),
  }),
});
export type EarlierPrompt = z.infer<typeof earlierPromptSchema>;

/**
 * Answer of `GET /api/me/prompts`: the last 50 different requests among the 500 newest generations of the user, newest
 * first. Requests of deleted thumbnails are left out.
 */
export const promptHistorySchema = z.object({ items: z.array(earlierPromptSchema) });
