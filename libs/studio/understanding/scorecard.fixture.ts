import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { IllustrationIndex } from '../knowledge/illustrations';
import { cleaned } from './headline';
import { sure } from './match';
import type { Taggers } from './taggers';
import { type Understanding, understand } from './understand';

const thing = z.object({ word: z.string(), anyOf: z.array(z.string()) });

/** A judged prompt: the text with the expected slots, which a person wrote. */
const promptSchema = z.object({
  id: z.string(),
  lang: z.enum(['en', 'es']),
  half: z.enum(['tune', 'held', 'fresh', 'after']),
  prompt: z.string(),
  expect: z.object({
    subjects: z.array(thing),
    objects: z.array(thing),
    place: z.string().nullable(),
    time: z.string().nullable(),
    people: z
      .object({
        count: z.union([z.number(), z.literal('group')]),
        gender: z.string().nullable(),
        mood: z.string().nullable(),
        pose: z.string().nullable(),
      })
      .nullable(),
    numbers: z.array(z.string()),
    sides: z.array(z.string()),
    layout: z.array(z.string()),
    avoid: z.array(z.string()),
    quoted: z.string().nullable(),
    headlines: z.array(z.string()).nullable(),
  }),
});
/** A prompt with the slots that a person wrote for it. */
export type JudgedPrompt = z.infer<typeof promptSchema>;

/** Reads the judged prompts of a file in `prompts/`. */
export const promptsOf = (file: string): JudgedPrompt[] =>
  z.array(promptSchema).parse(JSON.parse(readFileSync(join(__dirname, 'prompts', file), 'utf8')));

/** Counts of one slot: expected values, found values, and found values that are right. */
export type Count = { expected: number; found: number; right: number };

/** Counts by slot, and one line for each value that is missing or wrong. */
export type Scorecard = { slots: Record<string, Count>; misses: string[] };

const said = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}$€£%.,' ]/gu, ' ')
    .replace(/\b(?:THE|A|AN|EL|LA|LOS|LAS|UN|UNA)\b/g, ' ')
    .replace(/(\d) €/g, '$1€')
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Most characters of a title that is kept whole as the headline. */
const longest = 52;

const one = (text: string | null | undefined): string[] => (text ? [text] : []);

/**
 * Drawings of the project that are newer than the judged prompts, each with the drawing that a judge accepted for the
 * same thing.
 */
const formerly: Readonly<Record<string, string>> = {
  'own-phone-dark': 'mobile-phone',
  'own-phone-light': 'mobile-phone',
  'own-tablet': 'mobile-phone',
  'own-graphics-card': 'desktop-computer',
  'own-monitor': 'desktop-computer',
  'own-controller': 'video-game',
  'own-table': 'chair',
  'own-lamp': 'light-bulb',
  'own-submarine': 'ship',
  'own-wolf-howling': 'wolf',
  'own-dog-running': 'dog',
  'own-pyramid': 'desert',
  'own-pasta': 'spaghetti',
  'own-noodle-bowl': 'steaming-bowl',
  'own-paella': 'shallow-pan-of-food',
  'own-soup-bowl': 'pot-of-food',
  'own-lentil-stew': 'pot-of-food',
  'own-tent-night': 'tent',
  'own-apartment-block': 'houses',
  'own-praying-hands': 'folded-hands',
  'own-cracked-house': 'derelict-house',
  'own-tornado-funnel': 'cyclone',
  'own-bible': 'closed-book',
  'own-vegetable-bed': 'seedling',
  'own-phone-apps': 'mobile-phone',
  'own-anxious-head': 'brain',
  'own-engine': 'gear',
  'own-bitcoin': 'coin',
  'own-black-hole': 'hole',
  'own-omelette': 'cooking',
  'own-squat': 'person-lifting-weights',
  'own-machu-picchu': 'mountain',
  'own-viking-helmet': 'crossed-swords',
  'own-exam-paper': 'memo',
  'own-bathroom-scale': 'balance-scale',
  'own-code-window': 'laptop',
  'own-terminal': 'laptop',
  'own-prison-bars': 'chains',
  'own-credit-card': 'credit-card',
  'own-pull-up': 'flexed-biceps',
  'own-serum': 'lotion-bottle',
  'own-sofa': 'couch-and-lamp',
  'own-sports-car': 'automobile',
  'own-empanadas': 'dumpling',
  'own-pharaoh-mask': 'person-with-crown',
  'own-chef-knife': 'kitchen-knife',
  'own-bicorne-hat': 'military-helmet',
  'own-goalkeeper-gloves': 'gloves',
  'own-abs-torso': 'flexed-biceps',
  'own-facial-mask': 'lotion-bottle',
  'own-spreadsheet': 'bar-chart',
  'own-language': 'speech-balloon',
};

/** The first certain drawing of a prompt: of the first side with a certain drawing, otherwise of the subject. */
export const heroOf = ({ form, sides, subjects }: Understanding): string | null => {
  const first = form === 'versus' ? sides.find(({ id }) => id !== null) : subjects[0];
  return first && first.score >= sure ? first.id : null;
};

const layoutOf = ({ layout }: Understanding): string[] =>
  layout
    .filter(({ what, colour, of }) => of !== null || colour !== null || what === 'background')
    .map(({ what, of, colour }) => `${what}:${of ?? colour ?? ''}`);

/**
 * Compares the understanding of prompts with the slots that a person wrote. The hero is right if it is among the
 * drawings accepted for a subject; a headline is right if it is or contains an accepted phrase (articles and accents
 * are ignored); all other slots are compared as sets.
 * @param prompts judged by a person
 * @param index the illustration set
 * @param taggers taggers that are loaded
 */
export function scorecardOf(
  prompts: readonly JudgedPrompt[],
  index: IllustrationIndex,
  taggers: Taggers,
): Scorecard {
  const slots: Scorecard['slots'] = {};
  const misses: string[] = [];
  const count = (slot: string, prompt: string, expected: readonly string[], found: readonly string[]) => {
    const known = (slots[slot] ??= { expected: 0, found: 0, right: 0 });
    const right = expected.filter((value) => found.includes(value)).length;
    slots[slot] = {
      expected: known.expected + expected.length,
      found: known.found + found.length,
      right: known.right + right,
    };
    if (right < expected.length || found.length > right)
      misses.push(`${slot} of "${prompt}": expected ${expected.join(' / ')}, found ${found.join(' / ')}`);
  };
  for (const { prompt, expect } of prompts) {
    const read = understand(cleaned(prompt), { elementsToAvoid: [] }, index, taggers);
    const accepted = new Set(expect.subjects.flatMap(({ anyOf }) => anyOf));
    const hero = heroOf(read);
    const fits = hero !== null && (accepted.has(hero) || accepted.has(formerly[hero] ?? ''));
    const key = [...accepted].join(',');
    count('hero', prompt, one(key), one(fits ? key : hero));
    if (expect.headlines !== null) {
      const phrases = expect.headlines.map(said);
      const [first] = read.headlines;
      const ways = [read.quoted ?? first?.text ?? '', `${first?.text ?? ''} ${first?.badge ?? ''}`].map(said);
      // A short title is kept whole, so it may contain more words than the accepted phrase.
      const agreed = ways.find((way) =>
        phrases.some((phrase) => way.includes(phrase) && way.length <= longest),
      );
      count(
        'headline',
        prompt,
        [phrases[0] ?? ''],
        [agreed === undefined ? (ways[0] ?? '') : (phrases[0] ?? '')],
      );
    }
    count(
      'avoid',
      prompt,
      expect.avoid,
      read.avoid.map(({ words }) => words),
    );
    count(
      'sides',
      prompt,
      expect.sides,
      read.sides.map(({ name }) => name),
    );
    count('layout', prompt, expect.layout, layoutOf(read));
    count(
      'numbers',
      prompt,
      expect.numbers,
      read.numbers.map(({ text }) => text),
    );
    count('place', prompt, one(expect.place), one(read.place?.name));
    count('time', prompt, one(expect.time), one(read.time?.name));
    count('mood', prompt, one(expect.people?.mood), one(read.people?.mood));
    count('pose', prompt, one(expect.people?.pose), one(read.people?.pose));
    count(
      'people',
      prompt,
      one(expect.people && String(expect.people.count)),
      one(read.people && String(read.people.count)),
    );
  }
  return { slots, misses };
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${Math.round((100 * part) / whole)}`;

/** Formats a scorecard as lines of text: slot, recall and precision in percent, number of expected values. */
export const tableOf = ({ slots }: Scorecard): string =>
  Object.entries(slots)
    .map(
      ([slot, { expected, found, right }]) =>
        `${slot}: R ${percent(right, expected)} P ${percent(right, found)} of ${expected}`,
    )
    .join('\n');
