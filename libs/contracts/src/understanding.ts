import { z } from 'zod';

/** A thing that the prompt asks to show: its words in the prompt, and the drawing for them. */
const subjectSchema = z.object({
  /** The words of the prompt that name the thing. */
  words: z.string(),
  /** English name of the drawing, such as "dog face"; null if no drawing is known. */
  drawing: z.string().nullable(),
  /** Whether the drawing is crossed out, because the prompt names only things that must not be in the picture. */
  crossedOut: z.boolean(),
});

/**
 * Kinds of an instruction of layout: the position of a thing, or the part of the picture that the instruction asks
 * for.
 */
export const layoutKinds = ['left', 'right', 'background', 'arrow', 'circle', 'text'] as const;

/** An instruction of layout, such as "shocked face on the left". */
const layoutSchema = z.object({
  /** Position of the thing, or the part of the picture that the instruction asks for. */
  what: z.enum(layoutKinds),
  /** The words of the prompt that give the instruction. */
  words: z.string(),
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
  /** The words of the prompt that name the place, such as "playa"; null if `place` is null. */
  placeWords: z.string().nullable(),
  /** The main verb of the prompt in the form of the language tool; null if there is none. */
  action: z.string().nullable(),
  people: z
    .object({
      /** The word of the prompt that names the people, such as "mujer". */
      words: z.string(),
      count: z.union([z.int(), z.literal('group')]),
      gender: z.enum(['m', 'f']).nullable(),
      mood: z.string().nullable(),
      pose: z.string().nullable(),
    })
    .nullable(),
  /** The feeling that the prompt names: an English name, such as "shocked", and the word of the prompt; null if none. */
  mood: z.object({ name: z.string(), words: z.string() }).nullable(),
  /** Whether the prompt compares things (`versus`) or two times (`before-after`); null if it compares nothing. */
  form: z.enum(['versus', 'before-after']).nullable(),
  /** Names of the two or three sides of a comparison in lower case, in order; empty if `form` is null. */
  sides: z.array(z.string()),
  /** Instructions of layout in the prompt. */
  layout: z.array(layoutSchema),
  /** Numbers of the prompt with their units, as written. */
  numbers: z.array(z.string()),
  /** Things that must not be in the picture, from the prompt and from `elementsToAvoid`. */
  avoid: z.array(z.string()),
  /** Nouns of the prompt without a known drawing. */
  unknown: z.array(z.string()),
  /** Probability from 0 to 1 that the first drawing is the intended one. */
  confidence: z.number().min(0).max(1),
});
export type PromptUnderstanding = z.infer<typeof promptUnderstandingSchema>;
