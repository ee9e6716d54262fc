import type { PersonMood } from '../knowledge/people';
import { moodIn } from '../understanding/people';
import type { Token } from '../understanding/tokens';
import type { Phrase } from './reading';
import { wholeWords } from './whole-words';

const exact: readonly (readonly [RegExp, PersonMood])[] = [
  [
    wholeWords('cry(?:ing)?|cries|cried|sobbing|weeping|in tears|llor(?:a|ando|oso|osa)|l[áa]grimas'),
    'crying',
  ],
  [wholeWords('amazed|astonished|in awe|asombrad[oa]|maravillad[oa]|alucinad[oa]'), 'amazed'],
  [wholeWords('asleep|dormid[oa]|durmiendo'), 'asleep'],
  [
    wholeWords(
      'shocked|shocking|speechless|jaw drop\\p{L}*|surprised|sorprendid[oa]s?|impactad[oa]s?|boquiabiert[oa]|flipando|en shock',
    ),
    'shocked',
  ],
];
const moods: Readonly<Record<string, PersonMood>> = {
  shocked: 'shocked',
  scared: 'scared',
  angry: 'angry',
  happy: 'happy',
  sad: 'sad',
  laughing: 'laughing',
  tired: 'tired',
  proud: 'proud',
  screaming: 'screaming',
  desperate: 'desperate',
  disgusted: 'disgusted',
  embarrassed: 'embarrassed',
  loving: 'loving',
  confused: 'confused',
  calm: 'neutral',
};

/**
 * The feeling that a prompt states by name; an event such as a loss states none.
 * @param text the prompt
 * @param tokens its tokens
 */
export const statedMood = (text: string, tokens: readonly Token[]): PersonMood | null =>
  exact.find(([said]) => said.test(text))?.[1] ?? moods[moodIn(tokens)?.name ?? ''] ?? null;

/** What a person with a feeling says. */
const exclamations: Readonly<Partial<Record<PersonMood, Readonly<Record<'en' | 'es', string>>>>> = {
  shocked: { en: 'NO WAY!', es: '¡NO PUEDE SER!' },
  amazed: { en: 'WOW!', es: '¡GUAU!' },
  scared: { en: 'SO SCARED', es: '¡QUÉ MIEDO!' },
  screaming: { en: 'AAAH!', es: '¡AAAH!' },
  angry: { en: 'ENOUGH!', es: '¡BASTA!' },
  happy: { en: 'YES!', es: '¡SÍ!' },
  laughing: { en: 'HAHAHA!', es: '¡JAJAJA!' },
  sad: { en: 'SO SAD', es: 'QUÉ TRISTE' },
  crying: { en: 'SO SAD', es: 'QUÉ TRISTE' },
  tired: { en: 'SO TIRED', es: 'NO PUEDO MÁS' },
  disgusted: { en: 'GROSS!', es: '¡QUÉ ASCO!' },
  confused: { en: 'HUH?', es: '¿QUÉ?' },
  desperate: { en: 'HELP!', es: '¡AYUDA!' },
  embarrassed: { en: 'OOPS!', es: '¡QUÉ VERGÜENZA!' },
};

/**
 * The words of a stated feeling, for use beside a face.
 * @param mood stated feeling; null for none
 * @param language language of the prompt
 */
export function feelingPhrases(mood: PersonMood | null, language: 'en' | 'es'): Phrase[] {
  const said = mood && exclamations[mood]?.[language];
  return said ? [{ text: said, kind: 'feeling', certainty: 0.62 }] : [];
}
