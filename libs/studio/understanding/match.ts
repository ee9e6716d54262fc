import { type Illustration, type IllustrationIndex, isPlainSign } from '../knowledge/illustrations';
import type { Concept } from '../knowledge/topic';
import { isEvent } from './event-words';
import { foundIn } from './lexicon';
import { drawingOf, isLoose, longestNoun, nounForms, nounKey } from './nouns';
import { frameWords } from './small-words';
import type { Thing } from './things';
import type { Token } from './tokens';
import { drawingOfVerb } from './verbs';

/** The rule that found a drawing, most certain first. */
export type Source = 'product' | 'noun' | 'name' | 'lexicon' | 'verb' | 'class' | 'side' | 'tag' | 'part';

/** A possible drawing of a thing, with its score and the rule that found it. */
export type Candidate = { id: string; score: number; source: Source };

/** Drawings of an illustration set by name and by tag; the keys are the stems of the words. */
type Names = { names: ReadonlyMap<string, Illustration>; tags: ReadonlyMap<string, readonly string[]> };

const known = new WeakMap<IllustrationIndex, Names>();

/** Words in the name of a drawing that are not its noun. */
const decoration = /^(?:face|cara|red|roja|rojo|symbol|simbolo|de|en|la|el|sign)$/;

function namesOf(index: IllustrationIndex): Names {
  const before = known.get(index);
  if (before) return before;
  const names = new Map<string, Illustration>();
  const tags = new Map<string, string[]>();
  for (const illustration of index.all()) {
    if (illustration.group === 9 || isPlainSign(illustration)) continue;
    for (const name of illustration.names) {
      const whole = nounKey(name);
      if (!names.has(whole)) names.set(whole, illustration);
    }
    for (const keyword of illustration.keywords) {
      const key = nounKey(keyword);
      const list = tags.get(key) ?? [];
      if (!list.includes(illustration.id)) list.push(illustration.id);
      tags.set(key, list);
    }
  }
  for (const illustration of index.all()) {
    if (illustration.group === 9 || isPlainSign(illustration)) continue;
    for (const name of illustration.names) {
      const bare = nounKey(name)
        .split(' ')
        .filter((word) => !decoration.test(word))
        .join(' ');
      if (bare !== '' && !names.has(bare)) names.set(bare, illustration);
    }
  }
  const made = { names, tags };
  known.set(index, made);
  return made;
}

/** Patterns of product series whose name is also a common word, each with its drawing. */
const products: readonly (readonly [RegExp, string])[] = [
  [/\bgalaxy\s+(?:s|z|a|m|note|fold|flip|buds|tab)\s?-?\d*\b/iu, 'mobile-phone'],
  [/\bpixel\s+\d/iu, 'mobile-phone'],
  [/\bmodel\s+[sxy3]\b/iu, 'automobile'],
  [/\b(?:air|galaxy)\s+(?:tag|buds|pods)\b/iu, 'headphone'],
  [/\bsurface\s+(?:pro|laptop)\b/iu, 'laptop'],
  [
    /\b(?:(?:ford )?mustang|(?:chevy |chevrolet )?(?:camaro|corvette)|ferrari|lamborghini|mclaren|bugatti|porsche 911|supra|gt-?r)\b/iu,
    'own-sports-car',
  ],
  [
    /\b(?:toyota|honda|nissan|mazda|subaru|hyundai|kia|ford|chevrolet|volkswagen|vw|bmw|audi|mercedes|porsche|ferrari|lamborghini|tesla|renault|peugeot|seat|skoda|volvo|lexus|byd|dacia|fiat|suzuki)\s+\p{L}?[\p{L}\d-]+/iu,
    'automobile',
  ],
];

/** Words for a deserted building. All of these words mean the same drawing. */
const haunted = /\b(?:haunted|abandoned|embrujad[oa]s?|encantad[oa]s?|abandonad[oa]s?)\b/iu;
const deserted =
  /\b(?:mall|centro comercial|hospital|asylum|manicomio|school|colegio|prison|carcel|cárcel|hotel|factory|fabrica|fábrica)\b/iu;
const buildings = /^(?:house|houses|house-with-garden|own-log-cabin)$/;

/**
 * Lowest score at which a drawing counts as the meaning of a noun. A drawing with a lower score is not shown for it.
 */
export const sure = 0.6;

/** Highest score of a drawing that only symbolizes a thing: a part, a symbol, a topic. */
const standIn = 0.55;

/**
 * The possible drawings of a thing, best first: from the noun table, exact names, the lexicon, then tags.
 * @param thing thing of a prompt
 * @param index the illustration set
 * @param language of the prompt
 * @param foreign true if the prompt is neither English nor Spanish; the drawing of a topic is then certain
 */
export function candidatesOf(
  thing: Thing,
  index: IllustrationIndex,
  language: 'en' | 'es',
  foreign = false,
): Candidate[] {
  if (thing.verb) return ofVerb(thing.head, index, language);
  const text = thing.tokens.map((token) => token.text).join(' ');
  const product = products.find(([pattern]) => pattern.test(text));
  const found: Candidate[] = product ? [{ id: product[1], score: 1.05, source: 'product' }] : [];
  found.push(...ofNames(thing, index, language), ...ofLexicon(thing, text, index, language, foreign));
  const best = found.reduce((most, { score }) => Math.max(most, score), 0);
  if (best < sure) found.push(...ofTags(thing, index));
  if (haunted.test(text) && deserted.test(text)) return [];
  if (haunted.test(text) && found.some(({ id, score }) => score >= best - 0.01 && buildings.test(id)))
    found.push({ id: 'derelict-house', score: best + 0.02, source: 'noun' });
  return ordered(found.filter(({ id }) => index.get(id) !== undefined));
}

/** Sorts candidates by score, then by name, so that the order is deterministic. Keeps one entry per drawing. */
export function ordered(found: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of found) {
    if (candidate.score > (best.get(candidate.id)?.score ?? -Infinity)) best.set(candidate.id, candidate);
  }
  return [...best.values()].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/** Names of drawings of a person in an action or of the tool of the action. Other drawings only symbolize a verb. */
const acts =
  /^(?:person-(?:in-bed|running|swimming|biking|climbing|lifting-weights|surfing|juggling|in-lotus-position|rowing-boat|cartwheeling|fencing)|skier|snowboarder|ice-skate|yarn|shower|toothbrush|razor|own-bathroom-scale|shopping-cart|seedling|luggage|alarm-clock|woman-dancing|fishing-pole|microphone|cook|writing-hand|broom|chart-increasing|mobile-phone|fork-and-knife-with-plate)$/;

function ofVerb(verb: Token, index: IllustrationIndex, language: 'en' | 'es'): Candidate[] {
  if (verb.sense === '') return [];
  if (verb.sense && index.get(verb.sense)) return [{ id: verb.sense, score: 0.8, source: 'verb' }];
  const named =
    /(?:ing|ar|er|ir|ando|iendo)$/.test(verb.fold) && verb.fold !== 'building'
      ? drawingOf(verb.text, language)
      : null;
  const id = named ?? drawingOfVerb(verb.fold);
  if (id === null || !index.get(id)) return [];
  if (named && isLoose(verb.text, named, language)) return [{ id, score: 0.5, source: 'verb' }];
  return [{ id, score: named ? 0.74 : acts.test(id) ? 0.62 : 0.5, source: 'verb' }];
}

/** Candidates for the spans of a phrase, longest first, that are in the noun table or are the name of a drawing. */
function ofNames(
  { tokens, head, after }: Thing,
  index: IllustrationIndex,
  language: 'en' | 'es',
): Candidate[] {
  const { names } = namesOf(index);
  const found: Candidate[] = ofLongNames(tokens, after, language);
  const covered = new Set<Token>();
  for (let length = Math.min(longestNoun, tokens.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const span = tokens.slice(from, from + length);
      // A word of a longer match is not matched again: "haunted house" does not match "house".
      if (span.every((token) => covered.has(token))) continue;
      const [first] = span;
      if (length === 1 && first && (isFrame(first) || first.pos === 'NUM') && first !== head) continue;
      const said = span.map(({ text }) => text).join(' ');
      const sense = length === 1 ? first?.sense : senseOfAll(span);
      const own = sense ?? drawingOf(said, language);
      const named = own === null ? namedIn(names, said) : undefined;
      const id = (own ?? named?.id) || undefined;
      if (id === undefined || (length === 1 && first && isFrame(first))) continue;
      // An adjective alone names no thing: "spicy", "red".
      const adjective = length === 1 && first?.pos === 'ADJ' && first !== head;
      // The thing of "wedding dress shopping" is the dress.
      const behind = tokens[from + length];
      const holds = span.includes(head) || (length > 1 && behind === head && isEvent(head));
      const base = own === null ? 0.97 : 1;
      // A sentence rarely means a yellow face or a sign with the words of its name.
      const sign = named && (named.group === 0 || named.group === 8) ? 0.42 : 0;
      const part = adjective ? 0.5 : 0.5 + 0.02 * (length - 1);
      const whole = (holds ? base + 0.03 * (length - 1) : part) - sign;
      const loose = sense === undefined && isLoose(said, id, language);
      const score = loose ? Math.min(whole, standIn) : whole;
      found.push({ id, score, source: own === null ? 'name' : 'noun' });
      for (const token of span) covered.add(token);
    }
  }
  return found;
}

/** The drawing of a set phrase that all tokens of a span belong to: "Elden Ring"; undefined if there is none. */
const senseOfAll = (span: readonly Token[]): string | undefined => {
  const sense = span[0]?.sense;
  return sense && span.every((token) => token.sense === sense) ? sense : undefined;
};

/** Candidates whose names continue behind "of" or "de": "tarta de queso". */
function ofLongNames(tokens: readonly Token[], after: readonly Token[], language: 'en' | 'es'): Candidate[] {
  for (let length = Math.min(2, tokens.length); length > 0 && after.length > 1; length -= 1) {
    for (let more = after.length; more > 1; more -= 1) {
      const span = [...tokens.slice(-length), ...after.slice(0, more)];
      const id = drawingOf(span.map(({ text }) => text).join(' '), language);
      if (id !== null) return [{ id, score: 1.06, source: 'noun' }];
    }
  }
  return [];
}

/** The drawing whose name is a text or one of the forms of the text; undefined if there is none. */
function namedIn(names: Names['names'], said: string): Illustration | undefined {
  for (const form of nounForms(said)) {
    const found = names.get(form);
    if (found) return found;
  }
  return undefined;
}

const isFrame = ({ stem, fold }: Token): boolean => frameWords.has(stem) || frameWords.has(fold);

/**
 * Drawings of the topics that a phrase names. A topic covers many things, so its drawing is certain only if
 * one of its own words means that drawing.
 */
function ofLexicon(
  { tokens, head }: Thing,
  text: string,
  index: IllustrationIndex,
  language: 'en' | 'es',
  foreign: boolean,
): Candidate[] {
  if (head.sense !== undefined) return [];
  return foundIn(text)
    .filter(({ concept }) => !concept.general)
    .flatMap(({ concept, words }, place) => {
      const score = lexiconScore(concept, words, head, tokens.length);
      return concept.hero.map((id, later) => {
        const points = score - later * 0.02 - place * 0.01;
        const named = foreign ? phrasesOf(concept) : holdsHead(words, head) ? words : [];
        const meant = named.some((word) => isMeant(word, id, index, language));
        return { id, score: meant ? points : Math.min(points, standIn), source: 'lexicon' as const };
      });
    });
}

const phrasesOf = ({ when }: Concept): string[] => when.split('|').slice(0, 12);

/** Returns true if a word means a drawing, by the noun table or by the name of the drawing. */
function isMeant(word: string, id: string, index: IllustrationIndex, language: 'en' | 'es'): boolean {
  const own = drawingOf(word, language);
  if (own !== null) return own === id && !isLoose(word, id, language);
  return namedIn(namesOf(index).names, word)?.id === id;
}

/** Returns true if words contain a head noun. A part of a name with a hyphen is another word: "Chick-fil-A". */
const holdsHead = (words: readonly string[], head: Token): boolean =>
  words.includes(head.stem) ||
  (!head.text.includes('-') && words.some((word) => nounKey(head.text).split(' ').includes(word)));

function lexiconScore(concept: Concept, words: readonly string[], head: Token, length: number): number {
  const phrase = words.length > 1 && new Set(words).size > 1;
  // The thing of "air fryer chicken wings" is the wings.
  const named = words.includes(head.stem) || words.includes(head.fold) || isFrame(head);
  const weak = concept.weak || concept.intent === 'travel' ? 0.2 : 0;
  if (phrase) return (named ? 1.02 : 0.94) - weak;
  if (isFrame(head)) return 0.58 - weak;
  return (holdsHead(words, head) ? 0.9 : length > 1 ? 0.68 : 0.6) - weak;
}

/** Candidates from tags that few drawings have; a tag of many drawings identifies no thing. */
function ofTags({ head, tokens }: Thing, index: IllustrationIndex): Candidate[] {
  const { tags } = namesOf(index);
  if (
    head.sense !== undefined ||
    isFrame(head) ||
    head.fold.length < 3 ||
    head.pos === 'ADJ' ||
    /^\p{Lu}/u.test(head.text)
  )
    return [];
  const phrase = nounKey(tokens.map(({ text }) => text).join(' '));
  const tagged = tags.get(phrase) ?? tags.get(head.stem) ?? [];
  if (tagged.length > 4) return [];
  // The tags of a face (group 0) name things that the drawing does not show: "floor" must not give a laughing face.
  const list = tagged.filter((id) => index.get(id)?.group !== 0);
  return list.slice(0, 2).map((id, place) => {
    const group = index.get(id)?.group ?? 8;
    const unlikely = group === 1 ? 0.1 : group === 8 ? 0.2 : 0;
    return { id, score: 0.56 - 0.04 * list.length - unlikely - place * 0.02, source: 'tag' as const };
  });
}
