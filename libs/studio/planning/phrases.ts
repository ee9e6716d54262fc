import { isStopWord } from '../knowledge/words';

/** Small words, in capitals, that belong to the next word, so that no line should end with them. */
export const leaning =
  /^[¿¡"(]*(?:A|AN|THE|OF|FOR|WITH|WITHOUT|TO|IN|ON|AT|BY|AS|FROM|INTO|MY|YOUR|OUR|HIS|HER|THEIR|ITS|THIS|THAT|THESE|I|NO|NOT|NEVER|ZERO|CERO|DON['’]T|CAN['’]T|WON['’]T|NUNCA|OR|IF|IS|ARE|WAS|DR\.?|MR\.?|MRS\.?|ST\.?|DE|DEL|LA|EL|LO|LOS|LAS|UN|UNA|UNOS|UNAS|EN|CON|MI|MIS|TU|TUS|SU|SUS|AL|POR|PARA|SIN|DESDE|HASTA|ENTRE|SE|ME|TE|QUE|ES|SON|ESTE|ESTA|ESTOS|ESTAS|SAN|SANTA|MUY|MÁS|Y|E|O|U|NI|SI|AND|BUT|PERO|VS\.?|LIKE|COMO|MOST|LEAST|VERY|TOO|EVERY|EACH|CADA|QUÉ|CUÁL|TAN)$/;

/** Nouns, in capitals, that a number follows, as in "WEEK 52". */
const counted =
  /^(?:SALMO|PSALM|HABITACI[OÓ]N|ROOM|ROUTE|RUTA|AREA|ÁREA|APOLLO|APOLO|VUELO|FLIGHT|NÚMERO|NUMBER|DAY|WEEK|YEAR|LEVEL|PART|FORMULA|TOP|LESSON|EPISODE|CHAPTER|SEASON|DÍA|SEMANA|AÑO|NIVEL|PARTE|FÓRMULA|LECCIÓN|EPISODIO|CAPÍTULO|TEMPORADA|IPHONE|GALAXY|PIXEL|WINDOWS|PS|XBOX)$/;

/** Matches a word that begins with a number or an amount of money. */
export const figure = /^[¿¡"($€£#+-]*\d/;

/** Matches a word that is a year. */
const year = /^(?:19|20)\d\d[?!.,]*$/;

/** Matches a word that begins with one capital, followed by a small letter, a digit, an apostrophe, a dot or a hyphen. */
const capital = /^[¿¡"'(]*\p{Lu}[\p{Ll}\p{N}'’.-]/u;

/** Words, in capitals, that complete the verb before them, as in "give up". */
const particle = /^(?:UP|OUT|OFF|DOWN|AWAY|BACK)$/;

/** Matches a word that names an owner, as in "Rome's". */
const owner = /\p{L}{2}['’]S$/u;

/** Matches contractions with "is" or "us", which name no owner. */
const contraction = /^[¿¡"(]*(?:IT|HE|SHE|THAT|THIS|WHAT|WHO|WHERE|WHEN|HOW|WHY|HERE|THERE|LET)['’]S$/;

/** Pronouns, in capitals, that "alone" or "self" follows, as in "yo solo". */
const oneself = /^(?:YO|TÚ|ÉL|ELLA|MÍ|SÍ|TI)$/;

/** Spanish words, in capitals, for "alone" and "self". */
const alone = /^(?:SOL[OA]|MISM[OA])$/;

/** A word in the form in which words are compared: capitals, without punctuation at the ends. */
const bare = (word: string): string =>
  word.toUpperCase().replace(/^[^\p{L}\p{N}$€£#+]+|[^\p{L}\p{N}%€$+]+$/gu, '');

/** Pairs of neighbouring words that form one noun, or that the prompt writes as one name, as in "Machu Picchu". */
function namesIn(prompt: string, phrases: readonly string[]): ReadonlySet<string> {
  const pairs = new Set<string>();
  const divided = new Set<string>();
  for (const phrase of phrases) {
    const said = phrase.split(/\s+/).map(bare);
    said.slice(1).forEach((word, place) => pairs.add(`${said[place] ?? ''} ${word}`));
    // A long noun is divided before its last two words, as in "electric car / road trip".
    if (said.length > 3) divided.add(said.slice(-3, -1).join(' '));
  }
  for (const pair of divided) pairs.delete(pair);
  const words = prompt.split(/\s+/).filter(Boolean);
  const capitals = words.filter((word) => capital.test(word)).length;
  // If most words of the title begin with a capital, a capital does not indicate a name.
  if (capitals > words.length * 0.6) return pairs;
  words.slice(1).forEach((word, place) => {
    const before = words[place] ?? '';
    const isName = capital.test(before) && !/[.,:;!?]$/.test(before) && !isStopWord(before);
    if (isName && (capital.test(word) || /^\d+$/.test(word))) pairs.add(`${bare(before)} ${bare(word)}`);
  });
  return pairs;
}

/**
 * The positions in a headline after which no line should end: articles and prepositions stay with their noun, numbers
 * with their unit, and the words of a name together.
 * @param words words of the headline, in capitals
 * @param prompt the prompt as the creator wrote it
 * @param phrases nouns of the prompt with more than one word, such as "air fryer"
 */
export function bondsOf(words: readonly string[], prompt: string, phrases: readonly string[] = []): number[] {
  const names = namesIn(prompt, phrases);
  return words.slice(0, -1).flatMap((word, place) => {
    const next = words[place + 1] ?? '';
    const bound =
      leaning.test(word) ||
      (figure.test(word) &&
        !/[:,.;!?]$/.test(word) &&
        /^\p{L}/u.test(next) &&
        !year.test(word) &&
        !counted.test(words[place - 1] ?? '')) ||
      (counted.test(word) && figure.test(next)) ||
      (oneself.test(bare(word)) && alone.test(bare(next))) ||
      (particle.test(bare(next)) && !/[,.:;!?]$/.test(word)) ||
      (owner.test(word) && !contraction.test(word)) ||
      names.has(`${bare(word)} ${bare(next)}`);
    return bound ? [place] : [];
  });
}

/** Units that follow a number; they belong to the key together with the number. */
const units =
  /^(?:HOURS?|HORAS?|MINUTES?|MINUTOS?|MIN|SECONDS?|SEGUNDOS?|DAYS?|DÍAS?|NIGHTS?|NOCHES?|WEEKS?|SEMANAS?|MONTHS?|MES|MESES|YEARS?|AÑOS?|DOLLARS?|DÓLARES|EUROS?|PESOS|MILLONES|MILLÓN|MILLION|BILLION|MIL|KG|KILOS?|KM|METROS?|MILES?|POUNDS?|LIBRAS?|%)[?!.,]*$/;

/** Words between an amount and the time for which it is meant: "$1 a day". */
const rates = /^(?:A|AN|PER|AL|POR|EACH|CADA)$/;

/** Largest number of words and letters of a key; a longer key cannot be set largest. */
const most = { words: 3, letters: 15 };

/** Words that name the kind of video instead of its content, and short forms of two small words. */
const generic =
  /^(?:(?:HERE|THAT|THERE|IT|WHAT)['’]S|EXPLAINED|RANKED|EXPLICAD[OA]S?|REVIEW|RESEÑA|TUTORIAL|GUIDE|GUÍA|VIDEO|STORY|HISTORIA|TIPS|CONSEJOS|THINGS?|COSAS?|WAYS?|FORMAS?)[?!.,]*$/;

/** Score of a single word as the key of a headline; 0 for small words. */
function weightOf(word: string, place: number, highlighted: readonly number[]): number {
  if (isStopWord(word) || leaning.test(word)) return 0;
  if (generic.test(word)) return 0.1;
  const letters = word.length;
  const size = letters <= 3 ? 0.5 : letters <= 10 ? 1 : 0.7;
  // Of two highlighted words the first is the stronger one, such as the noun of "tren nocturno".
  const isFirst = highlighted[0] === place;
  return size + (highlighted.includes(place) ? 1.2 : 0) + (isFirst ? 0.1 : 0) + place * 0.04;
}

/**
 * The positions of the key: the words that a picture made of type sets largest. The key is a price or a number with its
 * unit, else the strongest word together with the other words of its name.
 * @param words words of the headline, in capitals
 * @param highlighted positions of the highlighted words
 * @param bonds positions after which no line should end
 * @param isAlone true if a number is the key without its unit, as in "giant 3"
 * @returns an empty list if every word is small
 */
export function keyOf(
  words: readonly string[],
  highlighted: readonly number[],
  bonds: readonly number[],
  isAlone = false,
): number[] {
  const number = words.findIndex((word) => figure.test(word) && !year.test(word));
  if (number >= 0 && isAlone) return [number];
  if (number >= 0) {
    const next = words[number + 1] ?? '';
    const before = words[number - 1] ?? '';
    const isOpen = !/[:,.;!?]$/.test(words[number] ?? '');
    const isCounted =
      isOpen &&
      !isStopWord(next) &&
      next !== '' &&
      !/[$€£%]/.test(words[number] ?? '') &&
      !counted.test(before);
    const isUnit = units.test(next) || isCounted;
    const start = counted.test(before) ? number - 1 : number;
    const end = isUnit ? number + 1 : number;
    if (rates.test(next) && units.test(words[number + 2] ?? '') && isOpen)
      return within(words, number, number + 2);
    // A single digit is too short for a key, so the next words join the digit: "1 de vida".
    const isShort = start === end && (words[number] ?? '').length < 2 && isOpen;
    return within(words, start, isShort ? Math.min(number + 2, words.length - 1) : end);
  }
  const scored = words.map((word, place) => ({ place, weight: weightOf(word, place, highlighted) }));
  const best = scored.reduce((a, b) => (b.weight > a.weight ? b : a), { place: -1, weight: 0 });
  if (best.place < 0) return [];
  let [start, end] = [best.place, best.place];
  const joins = (place: number): boolean =>
    bonds.includes(place) && !leaning.test(words[place] ?? '') && !leaning.test(words[place + 1] ?? '');
  while (joins(start - 1)) start -= 1;
  while (joins(end)) end += 1;
  // Without its negation, a key would say the opposite of the title: "zero damage".
  if (denies.test(words[start - 1] ?? '') && fitsKey(words.slice(start - 1, end + 1))) start -= 1;
  return within(words, start, end, best.place);
}

/** Words that deny the next word. */
const denies = /^(?:NO|NOT|ZERO|CERO|WITHOUT|SIN|NEVER|NUNCA)$/;

const fitsKey = (said: readonly string[]): boolean =>
  said.length <= most.words && said.join(' ').length <= most.letters;

/** The positions from `start` to `end`; only the position `alone` if the words together are too long for a key. */
function within(words: readonly string[], start: number, end: number, alone = start): number[] {
  const said = words.slice(start, end + 1);
  return fitsKey(said) ? said.map((_, place) => start + place) : [alone];
}

/** Words at which a sentence turns; the part after such a word contrasts with the part before. */
const turns =
  /^(?:VS\.?|VERSUS|CONTRA|BUT|PERO|NOT|NO|OR|O|WITHOUT|SIN|INSTEAD|BECAUSE|PORQUE|WHILE|MIENTRAS)$/;

/** Words after which a part of a headline contrasts with the part before. */
const opposes = /^(?:BUT|PERO|NOT|AUNQUE|ALTHOUGH|THOUGH|INSTEAD|SINO|WHILE|MIENTRAS)$/;

/**
 * Returns true if the second part of a headline contrasts with the first part.
 * @param words words of the headline, in capitals
 */
export const turnsIn = (words: readonly string[]): boolean =>
  words.some((word, place) => place > 1 && place < words.length - 1 && opposes.test(word));

/**
 * The position at which a headline is cut into two parts of about the same length, preferably at a turn of the sentence
 * or at punctuation.
 * @param words words of the headline, in capitals; at least two
 * @param bonds positions after which no line should end
 * @returns position of the first word of the second part
 */
export function cutOf(words: readonly string[], bonds: readonly number[]): number {
  const letters = (from: number, to: number): number => words.slice(from, to).join(' ').length;
  const total = Math.max(1, letters(0, words.length));
  const cost = (at: number): number =>
    Math.abs(letters(0, at) / total - 0.5) +
    (bonds.includes(at - 1) ? 0.6 : 0) -
    (turns.test(words[at] ?? '') || /[,:;.!?]$/.test(words[at - 1] ?? '') ? 0.25 : 0);
  const cuts = words.slice(1).map((_, place) => place + 1);
  return cuts.reduce((best, at) => (cost(at) < cost(best) ? at : best), 1);
}
