import { closed } from '../understanding/small-words';
import { layoutWord } from '../reading/picture-words';
import { plain } from '../knowledge/words';

/** Most words and letters of a hook that the prompt does not ask for. */
export const longestHook = { words: 4, letters: 24 };

/** Words that fill a picture without saying anything of its video. */
const filler =
  /^(?:look closely|watch this|for real|must see|you wont believe|wait for it|check this out|look at this|the whole story|what to know|how it went|mira bien|mira esto|en serio|no te lo pierdas|lo que debes saber|la historia completa|asi me fue)$/;

const particle =
  /^(?:off|up|out|down|away|back|over|now|then|ever|again|alone|together|here|there|mal|bien|mas|menos|ahora|nunca|solo|aqui|despues|antes|mejor|peor|nothing|everything|me|you|it|this|that|esto|eso|todo|nada|what|que|us|him|her|them|mine|always|never|today|siempre|hoy|after|before|good|bad|am|pm)$/;
const opening = /^(?:of|de|del|and|y|e|or|o|that|al)$/;

/** Returns true if the last word of a text needs another word behind it. */
function isCutOff(words: readonly string[], language: 'en' | 'es'): boolean {
  const last = plain(words.at(-1) ?? '');
  const first = plain(words[0] ?? '');
  const pos = closed[language].get(last);
  return (pos !== undefined && pos !== 'NUM' && !particle.test(last)) || opening.test(first);
}

/**
 * Returns true if a text may be a hook: one to four words and at most 24 letters, no word of layout, no filler, no half phrase.
 * @param text words in capitals
 * @param language language of the words
 */
export function isHook(text: string, language: 'en' | 'es'): boolean {
  const words = text.split(' ').filter((word) => plain(word) !== '');
  if (
    words.length === 0 ||
    words.length > longestHook.words ||
    text.replaceAll(' ', '').length > longestHook.letters
  )
    return false;
  if (layoutWord.test(text) || filler.test(words.map(plain).join(' '))) return false;
  return !isCutOff(words, language);
}
