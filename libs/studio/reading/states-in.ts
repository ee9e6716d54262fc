import { unaccented } from './color-words';
import type { Reading } from './reading';
import { wholeWords } from './whole-words';

const states: readonly (readonly [RegExp, NonNullable<Reading['state']>])[] = [
  [
    wholeWords(
      'broken|cracked|shattered|smashed|rot[oa]s?|agrietad[oa]s?|destrozad[oa]s?|hech[oa] (?:pedazos|anicos|trizas)',
    ),
    'broken',
  ],
  [wholeWords('burnt|burned|charred|scorched|quemad[oa]s?|chamuscad[oa]s?|carbonizad[oa]s?'), 'burnt'],
  [wholeWords('frozen|icy|iced over|congelad[oa]s?|helad[oa]s'), 'frozen'],
  [wholeWords('wet|soaked|dripping|drenched|mojad[oa]s?|empapad[oa]s?'), 'wet'],
];
const burning = wholeWords(
  'on fire|burning (?!calories|fat|questions?|candle|out)\\p{L}+|in flames|ablaze|en llamas|ardiendo|incendiad[oa]s?|prendid[oa] fuego',
);
const mystery = wholeWords(
  "secrets?|mystery|mysterious|mysteries|hidden|unknown|forbidden|nobody (?:knows|can explain|was supposed)|no one knows|what(?: is|'s|’s) (?:behind|inside|under)|truth|unsolved|vanish\\p{L}*|disappear\\p{L}*|never found|lost (?:city|tomb|treasure)|secretos?|misterios?|misterios[oa]s?|ocult[oa]s?|escondid[oa]s?|desconocid[oa]s?|prohibid[oa]s?|nadie (?:sabe|puede explicar|te cuenta)|verdad|sin resolver|desaparec\\p{L}+|que hay (?:detras|dentro|debajo)",
);

/** Words around the first thing in which its state stands. */
const reach = 24;

/**
 * The state of the first thing of a prompt, such as broken or frozen.
 * @param prompt the prompt
 * @param words words of the first thing; undefined without one
 */
export function stateIn(prompt: string, words: string | undefined): Pick<Reading, 'state' | 'isBurning'> {
  const text = unaccented(prompt);
  const at = words === undefined ? -1 : text.indexOf(unaccented(words));
  const near =
    at < 0 || words === undefined ? '' : text.slice(Math.max(0, at - reach), at + words.length + reach);
  return {
    state: states.find(([said]) => said.test(near))?.[1] ?? null,
    isBurning: at >= 0 && burning.test(text),
  };
}

/**
 * Returns true for a prompt with a question or a secret.
 * @param prompt the prompt as written
 */
export const isMysterious = (prompt: string): boolean =>
  /[?¿]/.test(prompt) || mystery.test(unaccented(prompt)) || /^\s*(?:why|por qu[ée])(?!\p{L})/iu.test(prompt);
