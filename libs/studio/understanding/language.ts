import { languageOf, plain } from '../knowledge/words';
import { setOf } from './small-words';
import type { PromptLanguage, ReadLanguage } from './taggers';

/** Small words that belong to only one of the languages, without accents. */
const small: Record<Exclude<PromptLanguage, 'other'>, ReadonlySet<string>> = {
  en: setOf(`the of and to in is are was were you your my with for on this that how why what when who which from it i
    his her their our at by an not never do does did can will should without before after best worst first every`),
  es: setOf(`el la de un los las una unos unas y del al con por para mi mis tu tus su sus como que cuando donde quien mas muy es
    son fue esta este sin sobre desde hasta pero porque nunca hacer hice en lo se le`),
  fr: setOf(`le les des une et du au aux avec pour mon ma mes ton ta tes son ses ce cette ces je j'ai jai tu il elle nous
    vous ils est sont dans sur sans mais comment pourquoi quand qui tres plus ou c'est cest ne pas un`),
  pt: setOf(`o os as uma uns umas e do da dos das ao com por para meu minha meus minhas seu sua como que quando onde
    quem mais muito nao sem sobre desde ate mas porque eu fiz no na nos nas um voce em`),
  de: setOf(`der die das den dem des ein eine einen einem und oder mit fur ohne von zu zum zur ich du er sie wir ihr ist
    sind war wie warum wann wer was nicht auf im am bei nach vor uber mein meine dein`),
  it: setOf(`il lo gli uno una e dei della delle del al con per mio mia miei tuo suo come che quando dove chi piu molto
    non senza su ma perche io ho fatto nel nella di da un le la i`),
};
const letters: Record<keyof typeof small, RegExp | null> = {
  en: null,
  es: /[ñ¿¡]/iu,
  fr: /[êèùûîœ]|\b[cdjlmnst]['’]\p{L}|qu['’]/iu,
  pt: /[ãõ]|ção\b|inh[oa]s?\b/iu,
  // English words such as "school" have the same letters.
  de: /[äß]|sch(?!ool|edul|olar|eme)/iu,
  it: /\b(?:l|dell|nell|un)['’]\p{L}|zione\b/iu,
};
const latin = /\p{Script=Latin}{3}/u;
const all = Object.keys(small) as (keyof typeof small)[];

/** Lead in votes from which a text counts as a language other than English and Spanish. */
const clear = 2;

/** Counts the votes for each language: its small words and its typical letters in the text. */
function votes(text: string): { language: PromptLanguage; votes: number }[] {
  const words = text.split(/[\s,.;:!?()"]+/, 120).map((word) => plain(word));
  return all
    .map((language) => ({
      language,
      votes:
        words.filter((word) => small[language].has(word)).length +
        (letters[language]?.test(text.slice(0, 400)) ? 3 : 0),
    }))
    .sort((a, b) => b.votes - a.votes);
}

/**
 * Returns true if a text has a small word of a known language, such as "the" or "con".
 * @param text a prompt
 */
export const hasSmallWords = (text: string): boolean => votes(text).some((vote) => vote.votes > 0);

/**
 * Detects the language of a text by its small words and letters; English or Spanish if the votes are not clear.
 * @param text a prompt
 * @returns `language` of the text; `read`, the language of the grammar that reads the text; `sure`: the vote was clear
 */
export function languageIn(text: string): { language: PromptLanguage; read: ReadLanguage; sure: boolean } {
  const ours = languageOf(text) === 'es' ? 'es' : 'en';
  if (!latin.test(text) && /\p{L}/u.test(text)) return { language: 'other', read: ours, sure: true };
  const [first, second] = votes(text);
  const lead = (first?.votes ?? 0) - (second?.votes ?? 0);
  const foreign = first !== undefined && first.language !== 'en' && first.language !== 'es';
  const tied = first === undefined || lead < (foreign ? clear : 1);
  const language = tied ? ours : first.language;
  return { language, read: language === 'en' || language === 'es' ? language : ours, sure: !tied };
}
