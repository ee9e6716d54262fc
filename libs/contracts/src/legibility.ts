import { z } from 'zod';

/**
 * What is measured on a finished picture, in the order shown, with the unit of its `value`.
 * contrast: WCAG contrast ratio (1-21) of the letters over the pixels beneath · text_height: px of the smallest capital
 * at 168 px across · word_count: words of the headline · text_area: percent of the picture · safe_area: percent of the
 * duration chip that text or subject covers · brightness: standard deviation of luma, percent · saturation: mean
 * saturation, percent · subject: percent of the picture that the subject fills · file: bytes of the download ·
 * words: percent of the things of the prompt that are drawn or written.
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

export const legibilityVerdicts = ['good', 'fair', 'poor'] as const;
export type LegibilityVerdict = (typeof legibilityVerdicts)[number];

const legibilityLineSchema = z.object({
  rule: z.enum(legibilityRules),
  points: z.number().min(0),
  outOf: z.number().positive(),
  value: z.number(),
  verdict: z.enum(legibilityVerdicts),
});
export type LegibilityLine = z.infer<typeof legibilityLineSchema>;

/**
 * How well a picture reads at the sizes at which it is met. `score` is 0-100 over the rules that apply: a picture
 * without text has no lines about text. It says nothing about how often a picture is clicked.
 */
export const legibilitySchema = z.object({
  score: z.int().min(0).max(100),
  lines: z.array(legibilityLineSchema),
});
export type Legibility = z.infer<typeof legibilitySchema>;
