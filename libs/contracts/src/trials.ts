import { z } from 'zod';
import { pictureRequestSchema } from './generations';

/**
 * Body of `POST /api/try`. Everything else of the image has its default value, as in a generation with only a prompt, and the
 * seed follows from the prompt (`trialSeedOf`).
 */
export const trialSchema = z.strictObject({
  prompt: pictureRequestSchema.shape.prompt,
  headline: pictureRequestSchema.shape.headline,
});
export type TrialBody = z.infer<typeof trialSchema>;

/** Width and height in pixels of a trial image. */
export const trialSize = { width: 640, height: 360 } as const;

/**
 * Answer of `POST /api/try`: a marked image as a data URL (WebP), its size in pixels, and the headline that it shows, in
 * capitals; null for an image without a headline. The server does not store the image.
 */
export const trialAnswerSchema = z.object({
  success: z.literal(true),
  imageUrl: z.string().startsWith('data:image/webp;base64,'),
  width: z.int().min(1),
  height: z.int().min(1),
  headline: z.string().nullable(),
});
export type TrialAnswer = z.infer<typeof trialAnswerSchema>;
