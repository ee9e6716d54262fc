import type { ScoredHeadline } from './clauses';
import { topicIn } from './scene-prompt';
import { letteringName, type LayoutInstruction } from './layout-words';
import { type SaidSides, testBehind } from './side-words';
import { setOf } from './small-words';
import { night, sunset, weathers } from './staging-light';
import { namedPlaceIn } from './staging-places';
import { type Token, isNoun } from './tokens';
import type { SubjectMeant } from './understand';

/** Matches the words of a request before the topic of a video: "create a thumbnail about …". */
const aboutTopic = /(?:about|on|sobre|v[ií]deo|video|podcast)\s+(?:\p{L}+\s+){0,3}$/iu;

/** Most words of a capitalized sentence that is a title and a description: "A funny cat stealing pizza". */
const longestSentence = 8;

/** Matches the article of a person, an animal or a thing that is not known yet, as a description begins. */
const startsDescription = /^(?:an?|two|three|una?|dos|tres)\s/iu;

/** Returns true if a text in lower case without accents names the light, the weather or the place of a picture. */
export const isSetSomewhere = (folded: string): boolean =>
  night.test(folded) ||
  sunset.test(folded) ||
  weathers.some(([, words]) => words.test(folded)) ||
  namedPlaceIn(folded) !== null;

const foldedText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Returns true if the description of a scene asks for a title: by the topic of its video, or by the look of letters. */
export const asksTitle = (prompt: string, text: string, layout: readonly LayoutInstruction[]): boolean =>
  aboutTopic.test(prompt.slice(0, Math.max(0, prompt.length - text.length))) ||
  layout.some(({ what, of }) => what === 'text' || of === letteringName) ||
  (isTitle(prompt) &&
    !prompt.includes(',') &&
    prompt.split(/\s+/).length <= longestSentence &&
    !(startsDescription.test(prompt) && isSetSomewhere(foldedText(prompt))));

const money = /(?<!\p{L})[$€£]\s?\d[\d.,]*\d?[kKmM]?/u;

/**
 * The headline of a described scene: its stated topic, otherwise its span of time. Another fragment of the description
 * is never a headline.
 */
export function topicOf(text: string, headlines: readonly ScoredHeadline[]): ScoredHeadline[] {
  const said = topicIn(text) ?? money.exec(text)?.[0] ?? null;
  return said === null ? headlines.filter(isChallenge) : [{ text: said, score: 1, badge: null }];
}

/** Returns true if a clause begins with a span of time, as the title of a challenge does: "24 hours in New York". */
export const isChallenge = ({ text }: ScoredHeadline): boolean =>
  /^\d+ (?:minutes|hours|days|weeks|months|minutos|horas|d[ií]as|semanas|meses) /i.test(text);

/** Words for a person that are neither a name nor a profession, without accents. */
const anybody = setOf(
  'man woman girl boy guy person someone somebody people kid child men women hombre mujer chica chico nina nino persona alguien tipo muchacho muchacha joven hombres mujeres',
);

/** Matches the first words of a title, which no description of a picture has: "My 12 week glow up", "How to …". */
const opensTitle =
  /^(?:my|our|how|why|what|when|i|we|top|best|\d+|mi|mis|nuestr[oa]s?|c[oó]mo|por qu[eé]|qu[eé]|cu[aá]ndo|as[ií]|los? mejor(?:es)?)(?!\p{L})/iu;

/**
 * The headlines of a prompt. For the description of a picture, its subject in two to four words goes before its
 * clauses. The action of a person without a name or a profession gives no headline: "a man crying in front of a
 * laptop".
 */
export function titleOf(
  headlines: ScoredHeadline[],
  subject: SubjectMeant | undefined,
  first: Token | undefined,
): ScoredHeadline[] {
  // A title may precede the description: "Stop watering like this. Dying plant on the left".
  if (headlines[0]?.whole || opensTitle.test(headlines[0]?.text ?? '')) return headlines;
  const words = subject?.words.split(' ').length ?? 0;
  if (!subject || subject.crossed || words < 2 || words > 4)
    return first && anybody.has(first.fold) ? [] : headlines;
  const score = (headlines[0]?.score ?? 0) + 0.1;
  return [
    { text: subject.words, score, badge: null },
    ...headlines.filter(({ text }) => text !== subject.words),
  ];
}

/** Most words of a title that is made from a description. */
const longestScene = 4;

/** The title of a description without another title: its first noun phrase, and a second one behind "of" or "in". */
export function sceneTitle(text: string, tokens: readonly Token[]): ScoredHeadline[] {
  const from = tokens.findIndex((token) => token.role !== 'layout' && isNoun(token));
  const phrase: Token[] = [];
  for (const token of tokens.slice(Math.max(0, from))) {
    const joins = /^(?:of|in|at|on|de|del|en)$/.test(token.fold);
    const isPart = isNoun(token) || token.pos === 'ADJ' || joins;
    if (!isPart || token.role === 'layout' || token.role === 'avoid' || phrase.length === longestScene) break;
    phrase.push(token);
  }
  while (phrase.length > 0 && !isNoun(phrase.at(-1) as Token) && phrase.at(-1)?.pos !== 'ADJ') phrase.pop();
  const [first, last] = [phrase[0], phrase.at(-1)];
  return first && last && phrase.length > 1
    ? [{ text: text.slice(first.at, last.end), score: 0, badge: null }]
    : [];
}

/** Puts the kind of test of a comparison on the badge, and keeps the names of the sides as the headline. */
export function beforeTest(headlines: ScoredHeadline[], text: string, sides: SaidSides): ScoredHeadline[] {
  const badge = testBehind(text, sides);
  const first = sides.sides[0]?.[0];
  if (badge === null || !first) return headlines;
  const names = text.slice(first.at, text.indexOf(badge, first.at)).trim();
  return [{ text: names, score: (headlines[0]?.score ?? 0) + 0.1, badge }, ...headlines];
}

/** Returns true if a prompt begins with a capital, as a title does: "Shocked woman finding a snake". */
export const isTitle = (prompt: string): boolean => /^\p{Lu}/u.test(prompt);
