import { z } from 'zod';
import { productConfig } from './product-config';

/** A thing that the prompt asks to show: the words of the prompt that name the thing, and its drawing. */
const subjectSchema = z.object({
  /** The words of the prompt that name the thing. */
  words: z.string(),
  /** English name of the drawing, such as "dog face"; null if no drawing is known. */
  drawing: z.string().nullable(),
  /** True if the drawing is crossed out, because the prompt names only things that must not be in the picture. */
  crossedOut: z.boolean(),
});

/** Parts of a picture that a layout instruction in a prompt can place or color. */
export const layoutKinds = ['left', 'right', 'background', 'arrow', 'circle', 'text'] as const;

/** A layout instruction in a prompt, such as "shocked face on the left". */
const layoutSchema = z.object({
  /** Part of the picture that the layout instruction is about, such as `left` or `background`. */
  what: z.enum(layoutKinds),
  /** The words of the prompt that give the instruction. */
  words: z.string(),
});

/**
 * Response of `POST /api/understand`: the parts of a prompt that the built-in image model understands. The request is
 * free. The image model calls the same function, so that a user sees its result before a credit is held.
 */
export const promptUnderstandingSchema = z.object({
  /** Headline of the picture, in capitals; null for a picture without a headline. */
  headline: z.string().nullable(),
  /** The things that the picture shows, the most important first; empty if no word is known. */
  subjects: z.array(subjectSchema),
  /**
   * Place that the picture shows, as an English word such as "kitchen"; null if the prompt names no place that can
   * be drawn.
   */
  place: z.string().nullable(),
  /** The words of the prompt that name the place, such as "playa"; null if `place` is null. */
  placeWords: z.string().nullable(),
  /** Base form (lemma) of the main verb of the prompt; null without a verb. */
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
  /** Kind of comparison in the prompt: of things (`versus`) or of two times (`before-after`); null without one. */
  form: z.enum(['versus', 'before-after']).nullable(),
  /** Names of the two or three sides of a comparison in lower case, in order; empty if `form` is null. */
  sides: z.array(z.string()),
  /** Layout instructions in the prompt, such as "shocked face on the left". */
  layout: z.array(layoutSchema),
  /** Numbers of the prompt with their units, as written. */
  numbers: z.array(z.string()),
  /** Things that must not be in the picture, from the prompt and from `elementsToAvoid`. */
  avoid: z.array(z.string()),
  /** Nouns of the prompt without a known drawing. */
  unknown: z.array(z.string()),
  /** Probability that the prompt means the first drawing of the studio that was found, 0 to 1. */
  confidence: z.number().min(0).max(1),
  /**
   * Proposals for the prompt in its language, best first; empty for a prompt that is not in English or Spanish. All
   * names and numbers in them are words of the prompt.
   */
  proposals: z.object({
    /** Short headlines in capitals. */
    headlines: z.array(z.string()).max(productConfig.proposals.most),
    /** Titles for the video, at most 70 characters each. */
    titles: z.array(z.string().max(productConfig.proposals.titleLetters)).max(productConfig.proposals.most),
  }),
});
export type PromptUnderstanding = z.infer<typeof promptUnderstandingSchema>;
