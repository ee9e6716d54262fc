import { isKnownNoun } from './nouns';
import { setOf } from './small-words';
import { type Token, isNoun, textOf } from './tokens';

/** A thing that a prompt excludes: the phrase, and its head noun. */
export type Avoided = { words: string; head: string };

/** Phrases in which a negative word excludes nothing. */
const idioms =
  /\b(?:no way|no (?:less|more) than|no longer|no matter|no pain|no gain|no idea|no problem|no doubt|no wonder|no turning back|no mercy|no limits?|no rules|no one|without (?:a )?doubt|without fail|sin duda|sin embargo|sin parar|sin querer|sin fin|sin igual|sin l[ií]mites?|sin rumbo|no es|no solo|no hay|no (?:stress|fuss|drama|excuses|regrets|fear)|sin (?:estr[eé]s|miedo|dramas?|excusas|complicaciones|esfuerzo))\b/giu;

/** Compounds of a negative word and a verb, which describe the noun behind them: "no knead bread", "pan sin amasar". */
const compounds =
  /\b(?:no[- ](?:knead|bake|churn|cook|code|spend|buy|brainer|show)|sin (?:amasar|hornear|cocinar|cocer))\b/giu;

/** Matches a request for a picture without text that names the text behind a verb or in one word. */
const textless =
  /(?<!\p{L})(?:text-?less|wordless|(?:don['’]?t|do not) (?:add|put|write|include|use|want) (?:any )?(?:text|words|letters|titles?|captions?)|no (?:pong|añad|agreg|incluy|escrib|met|us)(?:as|áis|an|a|es|éis|en|e) (?:ning[uú]n |nada de )?(?:textos?|letras|palabras|t[ií]tulos?)|no quiero (?:ning[uú]n |nada de )?(?:textos?|letras|palabras|t[ií]tulos?)|que no (?:tenga|lleve|haya|salga) (?:ning[uú]n |nada de )?(?:textos?|letras|palabras|t[ií]tulos?)|(?:sin )?nada escrito)(?!\p{L})/iu;

const nobody = /\b(?:nobody|no one|nadie|ninguna persona)\s+(?:in|on|visible|around|en|a la vista)\b/iu;

const triggers = { en: setOf('without no minus sans'), es: setOf('sin ningun ninguna') };
const also = setOf('or nor ni o u and y');
const optional = setOf(
  'a an the any my your his her our their un una el la los las su sus mi mis ningun ninguna nada de more mas ningún',
);

/**
 * The things that a prompt excludes: "without sugar", "no logos", "sin comida ni agua", "dairy-free". Their tokens get
 * the role `avoid`. A negated verb excludes nothing: "don't buy a car".
 * @param text the prompt
 * @param tokens tokens of the text, tagged
 * @param language language of the text
 */
export function avoidedIn(text: string, tokens: readonly Token[], language: 'en' | 'es'): Avoided[] {
  const spans = [...text.matchAll(idioms)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
  const idiom = ({ at }: Token) => spans.some(([from, to]) => at >= from && at < to);
  for (const { 0: said, index } of text.matchAll(compounds))
    for (const token of tokens)
      if (token.at >= index && token.end <= index + said.length) token.role = 'frame';
  const found: Avoided[] = [];
  const empty = nobody.exec(text);
  if (empty) {
    found.push({ words: 'people', head: 'people' });
    for (const token of tokens) {
      if (token.at >= empty.index) token.role = token.pos === 'PUNCT' ? null : 'avoid';
      if (token.at >= empty.index && token.pos === 'PUNCT') break;
    }
  }
  const written = textless.exec(text);
  if (written) {
    found.push({ words: 'text', head: 'text' });
    const end = written.index + written[0].length;
    for (const token of tokens) if (token.at >= written.index && token.end <= end) token.role = 'avoid';
  }
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (!token || token.role !== null) continue;
    const free = /^([\p{L}]{3,})-free$/iu.exec(token.text)?.[1];
    if (free !== undefined) {
      found.push({ words: free.toLowerCase(), head: free });
      token.role = 'avoid';
    } else if (triggersAt(tokens, place, language) && !idiom(token)) {
      const { phrases, end } = phrasesFrom(tokens, place + 1, language);
      if (phrases.length === 0) continue;
      for (const phrase of phrases) {
        const head = language === 'en' ? phrase.at(-1) : phrase.find(isNoun);
        found.push({ words: textOf(phrase).toLowerCase(), head: (head ?? phrase[0])?.text ?? '' });
      }
      for (const claimed of tokens.slice(place, end)) claimed.role = 'avoid';
      place = end - 1;
    }
  }
  return found;
}

function triggersAt(tokens: readonly Token[], place: number, language: 'en' | 'es'): boolean {
  const token = tokens[place];
  const next = tokens[place + 1];
  if (!token || !next) return false;
  if (triggers[language].has(token.fold)) return true;
  if (language === 'es' && token.fold === 'nada' && next.fold === 'de') return true;
  // In Spanish, "no" before a verb negates the verb; before a noun it excludes the noun.
  const opens = place === 0 || tokens[place - 1]?.pos === 'PUNCT' || tokens[place - 1]?.pos === 'CONJ';
  return (
    language === 'es' &&
    token.fold === 'no' &&
    opens &&
    isNoun(next) &&
    isKnownNoun(next.text, 'es') &&
    place > 0
  );
}

/** The noun phrases behind a negative word. A phrase ends at a verb, a pronoun, a preposition or a punctuation mark. */
function phrasesFrom(tokens: readonly Token[], from: number, language: 'en' | 'es') {
  const phrases: Token[][] = [];
  let end = from;
  let place = from;
  while (place < tokens.length) {
    while (optional.has(tokens[place]?.fold ?? '')) place += 1;
    const phrase = phraseAt(tokens, place, language);
    if (phrase.length === 0) break;
    phrases.push(phrase);
    place += phrase.length;
    end = place;
    const next = tokens[place];
    const listed = next?.text === ',' && followsConjunction(tokens, place + 1, language);
    if (next && (also.has(next.fold) ? language === 'es' || next.fold !== 'and' : listed)) place += 1;
    else break;
    // In "no logos and no faces" the second noun has its own negative word.
    if (triggers[language].has(tokens[place]?.fold ?? '')) break;
  }
  return { phrases, end };
}

/** Returns true if a list continues with a conjunction behind the next phrase: ", X or Y". */
function followsConjunction(tokens: readonly Token[], from: number, language: 'en' | 'es'): boolean {
  const phrase = phraseAt(tokens, from, language);
  return phrase.length > 0 && /^(?:or|nor|ni|o|u)$/.test(tokens[from + phrase.length]?.fold ?? '');
}

/** Verbs behind "without" that a tagger may tag as nouns: "without checking this", "sin matarlo". */
const deeds = {
  en: /^(?:checking|trying|asking|knowing|looking|saying|paying|leaving|using|having|hiring|buying|breaking|killing|losing|spending|going|getting|making|doing|being|eating|sleeping|talking|stopping|working|spoiling|touching|burning|watering)$/,
  es: /(?:[aei]rl[oae]s?|[aei]rse|[aei]rme|[aei]rte)$/,
};

function phraseAt(tokens: readonly Token[], from: number, language: 'en' | 'es'): Token[] {
  const phrase: Token[] = [];
  for (let place = from; place < tokens.length && phrase.length < 5; place += 1) {
    const token = tokens[place];
    if (!token) break;
    const first = phrase.length === 0;
    const gerund = /(?:ing|ando|iendo)$/.test(token.fold) && token.pos === 'VERB';
    const infinitive = language === 'es' && /(?:ar|er|ir|arlo|erlo|arla|irse|arse)$/.test(token.fold);
    if (first && (gerund || deeds[language].test(token.fold) || (infinitive && token.pos === 'VERB'))) break;
    const joins = language === 'es' && token.fold === 'de' && !first && isNounAt(tokens, place + 1);
    if (!(isNoun(token) || token.pos === 'ADJ' || joins)) break;
    phrase.push(token);
  }
  return phrase.some(isNoun) || phrase.length === 1 ? phrase : [];
}

const isNounAt = (tokens: readonly Token[], place: number): boolean => {
  const token = tokens[place];
  return token !== undefined && isNoun(token);
};
