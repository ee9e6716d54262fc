import { z } from 'zod';

/** A thing that the prompt asks to show: its words in the prompt, and the drawing for them. */
const subjectSchema = z.object({
  /** The words of the prompt that name the thing. */
  words: z.string(),
  /** English name of the drawing, such as "dog face"; null where no drawing is known. */
  drawing: z.string().nullable(),
  /** Whether the drawing is crossed out, because the prompt names only things that must not be in the picture. */
  crossedOut: z.boolean(),
});

/**
 * Response of `POST /api/understand`: what the built-in image model understands in a prompt. The request is free, and
 * the image model uses the same function, so that a creator sees the result before a credit is held.
 */
export const promptUnderstandingSchema = z.object({
  /** The words in the picture, in capitals; null for a picture without a headline. */
  headline: z.string().nullable(),
  /** The things that the picture shows, the most important first; empty if no word is known. */
  subjects: z.array(subjectSchema),
  /** The place of the scene as an English word, such as "kitchen"; null if the prompt names none that can be drawn. */
  place: z.string().nullable(),
  /** The main verb of the prompt in the form of the language tool; null if there is none. */
  action: z.string().nullable(),
  people: z
    .object({
      count: z.union([z.int(), z.literal('group')]),
      gender: z.enum(['m', 'f']).nullable(),
      mood: z.string().nullable(),
      pose: z.string().nullable(),
    })
    .nullable(),
  /** Numbers of the prompt with their units, as written. */
  numbers: z.array(z.string()),
  /** Things that must not be in the picture, from the prompt and from `elementsToAvoid`. */
  avoid: z.array(z.string()),
  /** Nouns of the prompt without a known drawing. */
  unknown: z.array(z.string()),
  /** How certain it is that the first drawing is meant, 0 to 1. */
  confidence: z.number().min(0).max(1),
});
export type PromptUnderstanding = z.infer<typeof promptUnderstandingSchema>;
