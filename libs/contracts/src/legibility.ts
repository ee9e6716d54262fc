import { z } from 'zod';

/**
 * The rules by which the legibility of a finished picture is measured, in display order, with the unit of `value`:
 * - contrast: WCAG contrast ratio (1-21) of the letters to the pixels below them
 * - text_height: height of the smallest capital in px when the picture is 168 px wide
 * - word_count: words of the headline
 * - text_area: percent of the picture that the headline covers
 * - safe_area: percent of the timestamp's area that text or subject covers
 * - brightness: standard deviation of luma, percent
 * - saturation: mean saturation, percent
 * - subject: percent of the picture that the subject fills
 * - file: bytes of the download
 * - words: percent of the things in the prompt that are drawn or written
 */
export const legibilityRules = [
  'contrast',
  'text_height',
  'word_count',
  'text_area',
  'safe_area',
  'brightness',
  'saturation',
  'subject',
  'file',
  'words',
] as const;
export type LegibilityRule = (typeof legibilityRules)[number];

/** Verdicts on one legibility rule and on a whole picture, best first. */
export const legibilityVerdicts = ['good', 'fair', 'poor'] as const;
export type LegibilityVerdict = (typeof legibilityVerdicts)[number];

/** Result of one legibility rule: `points` of at most `outOf`, and the measured `value` in the unit of the rule. */
const legibilityLineSchema = z.object({
  rule: z.enum(legibilityRules),
  points: z.number().min(0),
  outOf: z.number().positive(),
  value: z.number(),
  verdict: z.enum(legibilityVerdicts),
});
export type LegibilityLine = z.infer<typeof legibilityLineSchema>;

/**
 * Legibility of a picture at the sizes at which viewers see the picture. `score` is 0 to 100 over the rules that apply:
 * a picture without text has no lines about text. The score does not predict clicks.
 */
export const legibilitySchema = z.object({
  score: z.int().min(0).max(100),
  lines: z.array(legibilityLineSchema),
});
export type Legibility = z.infer<typeof legibilitySchema>;
