import { isTopicWord } from './lexicon';
import { isKnownNoun } from './nouns';
import { setOf } from './small-words';
import { isNumber, isStopWord, plain, strongWords } from '../knowledge/words';

const units =
  /^(?:HOURS?|HORAS?|MINUTES?|MINUTOS?|SECONDS?|SEGUNDOS?|DAYS?|D[IÍ]AS?|WEEKS?|SEMANAS?|MONTHS?|MES|MESES|YEARS?|AÑOS?|DOLLARS?|D[OÓ]LARES|EUROS?|MILLONES|MILLION)[?!]*$/;
const leads =
  /^(?:DAY|D[IÍ]A|TOP|PART|PARTE|LEVEL|NIVEL|SALMO|PSALM|HABITACI[OÓ]N|ROOM|ROUTE|RUTA|AREA|[AÁ]REA|APOLLO|APOLO|VUELO|FLIGHT|CHAPTER|CAP[IÍ]TULO|EPISODE|EPISODIO|N[UÚ]MERO|NUMBER)$/;

/** Words that end titles of any topic, in capitals without accents; they are not the topic of a title. */
const general = setOf(`
  casa home casas own propio propia propios moved seems tastes taste
  youre im its dont cant wont ive theyre thats whats internet online web thing things cosa cosas way ways forma manera time times vez veces vida life lot lots part parte
  world mundo anyone anybody everyone something anything everything nobody todos nadie nada algo todo using
  usando only just solo even really actually finally literally happened happens paso paso pasa point punto day days
  today year years hoy ano anos dia dias again otra otro better best good enough ever need know tell say said says
  said made make makes making getting get got going gone go goes went come comes came want wants think thought believe believed work works worked
  works like look looks looking feel feels try tried trying here there look result results resultado resultados hice
  hago hacer hace puede puedo tienes tengo quiero sabes saber crees creer mejor facil easy now ahora ya siempre always
  first last primera primero primer primeras primeros ultima ultimo explained explicado explicada tutorial review channel canal video videos people gente person persona cambio cambiar cuidado rutina routine receta recipe recipes recetas before after antes despues without sin about`);

/** Points of the owner of a thing, and additional points of a thing that the picture shows. */
const ownerScore = 0.4;
const shownBonus = 0.4;

/** Returns true for the owner of a thing: "SISTER'S", "DE MI PADRE". */
const isOwner = (words: readonly string[], place: number): boolean =>
  (/['’]S$/.test(words[place] ?? '') && place < words.length - 1) ||
  (/^(?:MI|TU|SU|MY|YOUR|HIS|HER)$/.test(words[place - 1] ?? '') &&
    /^(?:DE|OF)$/.test(words[place - 2] ?? ''));

/** Points of a name, which is a word with a capital within the sentence. */
const nameScore = 2.7;

/** Indexes of capitalized words after the first word; none if every word of the title is capitalized. */
function namesAmong(written: readonly string[]): ReadonlySet<number> {
  const capital = (word: string): boolean => /^[¿¡"'(]*\p{Lu}[\p{L}\p{N}]+/u.test(word);
  const places = written.flatMap((word, place) => (capital(word) ? [place] : []));
  if (places.length > written.length * 0.6) return new Set();
  return new Set(places.filter((place) => place > 0 && !/[.!?:]$/.test(written[place - 1] ?? '')));
}

/**
 * The words that get the second color: money and figures with their units, otherwise a name or the strongest word,
 * later words before earlier words; in a comparison the "vs". A small word and a word of `general` are not highlighted
 * if there is another word.
 * @param said words of the headline, in capitals
 * @param written the same words as the prompt writes them
 * @param topic words of the things that the picture shows
 * @returns indexes of the highlighted words; none for a single word
 */
export function highlightsOf(
  said: readonly string[],
  written: readonly string[] = [],
  topic: readonly string[] = [],
): number[] {
  const words = said.map((word) => word.replace(/[:,]$/, ''));
  if (words.length < 2) return [];
  const versus = words.findIndex((word) => /^(?:VS\.?|VERSUS|CONTRA)$/.test(word));
  if (versus > 0) return [versus];
  const figures = words.flatMap((word, place) => (/[$€£%\p{N}]/u.test(word) ? [place] : []));
  if (figures.length > 0 && figures.length < words.length) return withUnit(words, figures);
  const names = namesAmong(written);
  const from = Math.floor(words.length / 2);
  const shown = new Set(topic.map(plain));
  const scored = words.map((word, place) => {
    const isShown = shown.has(plain(word)) && !isStopWord(word);
    const points = names.has(place) && !isStopWord(word) ? nameScore : wordScore(word);
    return {
      place,
      score:
        (isOwner(words, place) ? ownerScore : points + (isShown ? shownBonus : 0)) +
        place * 0.06 -
        (place < from && !names.has(place) && !isShown ? 0.3 : 0),
    };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a)).place;
  const isWith = (place: number): boolean =>
    place < words.length &&
    words.length > 2 &&
    !isOwner(words, place) &&
    !isStopWord(words[place] ?? '') &&
    !isGeneral(words[place] ?? '') &&
    names.has(best) === names.has(place) &&
    !/[,.:;!?]$/.test(said[place - 1] ?? '');
  // All words of a name are highlighted together, also if a later word has the highest score.
  const first = names.has(best) && names.has(best - 1) ? best - 1 : best;
  if (first < best) return [first, best];
  return isWith(best + 1) ? [best, best + 1] : [best];
}

const isGeneral = (word: string): boolean => general.has(plain(word));

const withUnit = (words: readonly string[], places: readonly number[]): number[] =>
  [
    ...new Set(
      places.flatMap((place) => [
        ...(leads.test(words[place - 1] ?? '') ? [place - 1] : []),
        place,
        ...(units.test(words[place + 1] ?? '') ? [place + 1] : []),
      ]),
    ),
  ].sort((a, b) => a - b);

/** Points of a word: how strongly it attracts a viewer. */
function wordScore(word: string): number {
  if (isGeneral(word)) return 0.3;
  // A spelled number is rarely important, as in "like you're five".
  if (isNumber(word)) return /[$€£%]/.test(word) ? 4 : /\d/.test(word) ? 3 : 0.5;
  if (isTopicWord(word) && !isStopWord(word)) return 2.5;
  if (strongWords.has(plain(word))) return 2;
  if (isStopWord(word) || /^(?:IS|ARE|WAS|DO|DOES|DID|HAVE|HAS|CAN|WILL|SHOULD)$/.test(word)) return 0.1;
  return isKnownNoun(plain(word), 'en') || isKnownNoun(plain(word), 'es') ? 1.3 : 0.8;
}
