import { isKnownNoun } from './nouns';
import { closed } from './small-words';
import type { Tag, Taggers } from './taggers';
import { type Token, isNoun, tokensOf } from './tokens';

/**
 * Splits a text into tokens with parts of speech: from the tagger, corrected by rules, or from word lists and endings
 * if no tagger is loaded.
 * @param text a prompt
 * @param language language of the text
 * @param taggers taggers that are loaded
 */
export function tagged(text: string, language: 'en' | 'es', taggers: Taggers): Token[] {
  const tokens = tokensOf(text);
  const tagger = taggers[language];
  const tags = tagger?.(text, tokens);
  const plainTags =
    tagger && language === 'en' && isTitleCase(tokens) ? tagger(text.toLowerCase(), tokens) : null;
  tokens.forEach((token, place) => {
    const tag = withoutCapital(tags?.[place], plainTags?.[place], token);
    // "PS5" is a name, although the word has a digit.
    if (token.pos === 'NUM' && /^\p{L}{2,}/u.test(token.text) && isKnownNoun(token.text, language))
      token.pos = 'PROPN';
    if (token.pos === 'PUNCT' || token.pos === 'NUM' || token.pos === 'PROPN') return;
    if (tag && tag.pos !== 'NUM' && tag.pos !== 'PUNCT') token.pos = tag.pos;
    else if (!tags) token.pos = guessed(token, language);
    if (tag?.lemma) token.lemma = tag.lemma;
    // "Té" is the drink, and "te" the pronoun.
    const certain = token.text.toLowerCase() === 'té' ? 'NOUN' : closed[language].get(token.fold);
    if (certain) token.pos = certain;
  });
  for (let place = 0; place < tokens.length; place += 1) {
    if (language === 'en') correctEnglish(tokens, place);
    else correctSpanish(tokens, place);
  }
  return tokens;
}

/** Words with a capital, as a share of all words, from which a text counts as a title in capitals: "Is Oatmeal Bad For You". */
const titleShare = 0.7;

/** Returns true if most words of a text begin with a capital, so that a capital does not mean a name. */
function isTitleCase(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ text }) => /^\p{L}{3,}/u.test(text));
  const capitals = words.filter(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
  return words.length >= 3 && capitals.length >= words.length * titleShare;
}

/**
 * The tag of a word, corrected for a word that is a name only by its capital: "Bad" is no name, and "Oatmeal" stays one.
 * A noun that a drawing shows stays a noun.
 */
const withoutCapital = (tag: Tag | undefined, plainTag: Tag | undefined, { text }: Token): Tag | undefined =>
  tag?.pos === 'PROPN' &&
  plainTag &&
  /^(?:ADJ|ADV|VERB|ADP|DET|PRON|AUX|CONJ|PART)$/.test(plainTag.pos) &&
  !(plainTag.pos === 'VERB' && isKnownNoun(text, 'en'))
    ? plainTag
    : tag;

const englishVerb = /(?:ing|ized|ised)$/;
const spanishVerb = /(?:ando|iendo|yendo|ar|er|ir|aste|iste|amos|imos|aron|ieron)$/;

/** The part of speech of a word without a tagger: noun, unless its ending means a verb or an adjective. */
function guessed({ fold, text }: Token, language: 'en' | 'es'): Token['pos'] {
  if (language === 'en') return englishVerb.test(fold) && fold.length > 5 ? 'VERB' : 'NOUN';
  if (/[éóí]$/.test(text) || (spanishVerb.test(fold) && fold.length > 4)) return 'VERB';
  return /(?:oso|osa|able|ible|isimo|isima)s?$/.test(fold) ? 'ADJ' : 'NOUN';
}

const negatedVerb = /^(?:dont|not|never|didnt|doesnt|cant|wont|please|lets|shouldnt)$/;

function correctEnglish(tokens: readonly Token[], place: number): void {
  const token = tokens[place];
  const before = tokens[place - 1];
  const next = tokens[place + 1];
  if (!token || token.pos === 'PUNCT' || token.pos === 'NUM') return;
  const open = token.pos === 'VERB' || token.pos === 'ADV' || token.pos === 'INTJ';
  if (isVerbOfMany(tokens, place)) token.pos = 'VERB';
  else if (before?.fold === 'no' && open && !token.fold.endsWith('ing')) token.pos = 'NOUN';
  else if (before?.pos === 'DET' && token.pos === 'VERB' && !/(?:ing|ed)$/.test(token.fold))
    token.pos = 'NOUN';
  else if (before?.pos === 'DET' && token.pos === 'VERB' && next && isNoun(next)) token.pos = 'ADJ';
  else if (before?.pos === 'NUM' && token.pos === 'VERB') token.pos = 'NOUN';
  else if (before && negatedVerb.test(before.fold) && isNoun(token) && before.pos !== 'DET')
    token.pos = 'VERB';
  else if (isGerund(tokens, place)) token.pos = 'VERB';
  else if (token.pos === 'VERB' && token.fold.includes('-')) token.pos = 'NOUN';
  else if (isEvent(tokens, place) || isPlural(tokens, place)) token.pos = 'NOUN';
  else if (isQuestionVerb(tokens, place) || isActing(tokens, place)) token.pos = 'VERB';
  else if (isParticiple(tokens, place)) token.pos = 'ADJ';
  else if (token.pos === 'ADJ' && isLast(tokens, place) && isKnownNoun(token.text, 'en')) token.pos = 'NOUN';
  else if (token.pos === 'ADV' && isKnownNoun(token.text, 'en')) token.pos = 'NOUN';
}

/** Returns true for a verb between a plural noun, or "that", and a possessive: "Vaccines train your body". */
function isVerbOfMany(tokens: readonly Token[], place: number): boolean {
  const [before, token, next] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  if (!before || !token || !next || !isNoun(token) || token.fold.endsWith('s')) return false;
  const many = before.pos === 'NOUN' && /[^s]s$/.test(before.fold);
  const possessed = /^(?:my|your|his|her|our|their)$/.test(next.fold);
  return (many || /^(?:that|who|which)$/.test(before.fold)) && possessed;
}

/** Returns true if a token is the last token of its phrase. */
function isLast(tokens: readonly Token[], place: number): boolean {
  const next = tokens[place + 1];
  return next === undefined || !(isNoun(next) || next.pos === 'ADJ');
}

const actors =
  /^(?:man|men|woman|women|boy|girl|guy|kids?|child|children|friends?|people|person|baby|toddler|teenager|dog|cat|clown|chef|players?)$/;

/** Returns true for a gerund behind its subject: "three kids building a snowman", "clown standing in". */
function isGerund(tokens: readonly Token[], place: number): boolean {
  const [before, token, next] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  if (!token || !/^\p{L}{2,}ing$/u.test(token.fold) || !before || !isNoun(before)) return false;
  const followed = next?.pos === 'DET' || next?.pos === 'ADP';
  return followed && (actors.test(before.fold) || !isKnownNoun(token.text, 'en') || next.pos === 'DET');
}

/**
 * Returns true for a verb that has the form of a noun: "T-Rex attacks the city", "that will shock you", "Building a
 * PC".
 */
function isActing(tokens: readonly Token[], place: number): boolean {
  const [before, token, next] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  if (!token || !isNoun(token) || !next) return false;
  const object = next.pos === 'DET' || next.pos === 'PRON';
  if (!before) return object && /^\p{L}{2,}ing$/u.test(token.fold);
  if (/^(?:will|can|could|would|should|must)$/.test(before.fold)) return object || next.pos === 'ADP';
  if (before.fold === 'to') return object;
  return object && isNoun(before) && !before.fold.endsWith('s') && /[^s]s$/.test(token.fold);
}

/** Returns true for a noun with the base form of a verb at the end of a noun phrase: "bitcoin crash today". */
function isEvent(tokens: readonly Token[], place: number): boolean {
  const [before, token, next] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  if (!token || token.pos !== 'VERB' || !before || !isNoun(before) || before.fold.endsWith('s')) return false;
  const ended = next === undefined || next.pos === 'PUNCT' || next.pos === 'ADV';
  return ended && !/(?:s|ed|ing)$/.test(token.fold) && isKnownNoun(token.text, 'en');
}

/** Returns true for a plural noun with the form of a verb at the end of a phrase: "Autumn leaves". */
function isPlural(tokens: readonly Token[], place: number): boolean {
  const [before, token, next] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  if (!token || token.pos !== 'VERB' || !/[^s]s$/.test(token.fold) || !before) return false;
  const ended = next === undefined || next.pos === 'PUNCT';
  const bare = before.pos === 'ADJ' || (before.pos === 'NOUN' && !actors.test(before.fold));
  return ended && bare && tokens[place - 2]?.pos !== 'DET' && isKnownNoun(token.text, 'en');
}

/** Returns true for a participle before a noun: "haunted house". */
function isParticiple(tokens: readonly Token[], place: number): boolean {
  const [before, token, next] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  if (!token || !/^\p{L}{2,}ed$/u.test(token.fold) || token.pos !== 'VERB' || !next || !isNoun(next))
    return false;
  return (
    !before ||
    before.pos === 'DET' ||
    before.pos === 'ADJ' ||
    before.pos === 'ADP' ||
    /['’]s$/.test(before.text)
  );
}

/** Returns true for the last word of a question without another verb, which is a verb: "how sharks sleep". */
function isQuestionVerb(tokens: readonly Token[], place: number): boolean {
  const [first, before, token] = [tokens[0], tokens[place - 1], tokens[place]];
  if (!first || !token || !before || place < 2 || !isNoun(token) || !isNoun(before)) return false;
  const last = tokens[place + 1] === undefined || tokens[place + 1]?.pos === 'PUNCT';
  const clause = tokens.slice(0, place);
  return (
    /^(?:how|why)$/.test(first.fold) &&
    last &&
    before.fold.endsWith('s') &&
    !clause.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  );
}

const infinitive = /(?:ar|er|ir|arlo|arla|arse|erlo|irse)$/;
const participle = /(?:ado|ada|ados|adas|ido|ida|idos|idas)$/;

/** A Spanish gerund with pronouns: "dándole", "abrazándose". */
const cliticGerund = /(?:ando|iendo|yendo)(?:[mts]e|nos)?(?:les?|l[oa]s?)?$/;

function correctSpanish(tokens: readonly Token[], place: number): void {
  const token = tokens[place];
  const before = tokens[place - 1];
  if (!token || token.pos === 'PUNCT' || token.pos === 'NUM') return;
  if (/^(?:gamer|streamer|influencer|youtuber)$/.test(token.fold)) {
    token.pos = 'NOUN';
    return;
  }
  if (closed.es.has(token.fold)) {
    if (token.fold === 'no' && before?.pos !== 'DET') token.pos = 'ADV';
    return;
  }
  const named = isKnownNoun(token.text, 'es');
  const led = before !== undefined && (before.pos === 'DET' || before.pos === 'ADP' || before.pos === 'NUM');
  const isGerundWithPronouns = cliticGerund.test(token.fold);
  const finite =
    /[éóí]$/.test(token.text) || /(?:ando|iendo|yendo)$/.test(token.fold) || isGerundWithPronouns;
  if (finite && !led && (!named || isPastForm(token))) token.pos = 'VERB';
  else if (finite && !named) token.pos = 'VERB';
  else if (token.pos === 'VERB' && named && isQualified(tokens, place)) token.pos = 'NOUN';
  else if (token.pos === 'VERB' && led && !(infinitive.test(token.fold) && before.pos === 'ADP' && !named))
    token.pos = 'NOUN';
  else if (token.pos === 'VERB' && named && !infinitive.test(token.fold) && !isSubjectBefore(before))
    token.pos = 'NOUN';
  else if (isNoun(token) && participle.test(token.fold) && before && isNoun(before) && !named)
    token.pos = 'ADJ';
  else if ((token.pos === 'ADJ' || token.pos === 'ADV') && named && !(before && isNoun(before)))
    token.pos = 'NOUN';
  else if (
    token.pos === 'ADJ' &&
    before?.pos === 'DET' &&
    !(tokens[place + 1] && isNoun(tokens[place + 1] as Token))
  )
    token.pos = 'NOUN';
}

/** Returns true for a noun behind a ranking adjective: "El mejor teclado". */
const isQualified = (tokens: readonly Token[], place: number): boolean =>
  /^(?:mejor|peor|mejores|peores|primer|primera|nuevo|nueva|ultimo|ultima)$/.test(
    tokens[place - 1]?.fold ?? '',
  ) && tokens[place - 2]?.pos === 'DET';

/** Spanish nouns with the accented ending of a past form. */
const accentedNouns =
  /^(?:cafe|bebe|pure|pate|te|chimpance|chale|comite|canape|rubi|jabali|esqui|mani|colibri|domino|buro|sofa)$/;

/** Returns true for a Spanish past form such as "viajé", which is a noun ("viaje") without its accent. */
const isPastForm = ({ text, fold }: Token): boolean => /[éó]$/.test(text) && !accentedNouns.test(fold);

/** Returns true for a noun, pronoun, adjective or adverb. A following form that may be a noun or a verb is a verb. */
const isSubjectBefore = (before: Token | undefined): boolean =>
  before !== undefined &&
  // A side is no subject: "a la izquierda pesas".
  !/^(?:izquierda|derecha|arriba|abajo)$/.test(before.fold) &&
  (isNoun(before) || before.pos === 'PRON' || before.pos === 'ADJ' || before.pos === 'ADV');
