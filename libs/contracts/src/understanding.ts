import { z } from 'zod';

/** What a prompt names to show: its words, and the drawing for them. */
const subjectSchema = z.object({
  /** As written in the prompt. */
  words: z.string(),
  /** English name of the drawing, such as "dog face"; null where no drawing is known. */
  drawing: z.string().nullable(),
  /** Whether the drawing is crossed out, because the prompt names only what must not be there. */
  crossedOut: z.boolean(),
});

/**
 * Response of `POST /api/understand`: what the built-in image model reads in a prompt. It is free, and the image model
 * uses the same function. A creator sees it before a credit is held.
 */
export const promptUnderstandingSchema = z.object({
  /** The words in the picture, in capitals; null for a picture without a headline. */
  headline: z.string().nullable(),
  /** What the picture shows first, most important first. Empty where no word is known. */
  subjects: z.array(subjectSchema),
  /** The place, as an English word such as "kitchen"; null where the prompt names none that can be drawn. */
  place: z.string().nullable(),
  /** The main verb in the form of the language tool; null where there is none. */
  action: z.string().nullable(),
  people: z
    .object({
      count: z.union([z.int(), z.literal('group')]),
      gender: z.enum(['m', 'f']).nullable(),
      mood: z.string().nullable(),
      pose: z.string().nullable(),
    })
    .nullable(),
  /** Numbers with their units, as written. */
  numbers: z.array(z.string()),
  /** What must not be in the picture, by the prompt and by `elementsToAvoid`. */
  avoid: z.array(z.string()),
  /** Nouns without a known drawing. */
  unknown: z.array(z.string()),
  /** How certain the first drawing is, 0 to 1. */
  confidence: z.number().min(0).max(1),
});
export type PromptUnderstanding = z.infer<typeof promptUnderstandingSchema>;
