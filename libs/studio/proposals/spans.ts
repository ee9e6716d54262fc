import { frameWords } from '../understanding/small-words';
import type { ReadLanguage } from '../understanding/taggers';
import { type Token, isNoun } from '../understanding/tokens';
import { isPerson } from '../understanding/people';
import { isStopWord, strongWords } from '../knowledge/words';
import type { ProposalKind } from './phrases';
import { genre } from './topic';
import { type Clause, continuesPhrase, isNominal, written } from './sentence';

/** Words of the prompt that can be a headline, with points: how strongly the words attract a viewer. */
export type Span = { tokens: readonly Token[]; text: string; score: number };

/** Fewest and most words, and most characters, of a headline. Articles and "of" are not counted. */
const limits = { fewest: 2, most: 4, letters: 28 };

/** Small words that are not counted. */
const uncounted = /^(?:a|an|the|of|el|la|los|las|un|una|unos|unas|de|del)$/;
/** Words with which a headline may begin although they depend on the sentence before them. */
const hooks =
  /^(?:without|sin|before|antes|after|despues|never|nunca|but|pero|only|solo|just|nobody|nadie|not)$/;
const times = /^(?:before|after|antes|despues)$/;
const speaker = /^(?:i|we|yo|nosotros)$/;
const particles = /^(?:off|up|out|down|away|back|over|on)$/;
/** Verbs and small words that no headline begins or ends with. */
const weak =
  /^(?:is|are|was|were|be|been|am|has|have|had|do|does|did|es|son|era|fue|esta|estan|hay|ha|he|se|me|te|le|lo|la|que|which|that|who|por|for|to|a|al|como|than)$/;

/**
 * Finds the words of a clause that can be a headline: two to four words that are a whole phrase.
 * @param clause clause of a prompt
 * @param topic tokens of the main thing of the prompt
 * @param of language and kind of the prompt
 */
export function spansOf(
  clause: Clause,
  topic: ReadonlySet<Token>,
  { language, kind }: { language: ReadLanguage; kind: ProposalKind },
): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < clause.length; from += 1) {
    if (!opens(clause, from, language)) continue;
    for (let to = from + limits.fewest; to <= Math.min(clause.length, from + limits.most + 2); to += 1) {
      const tokens = clause.slice(from, to);
      const text = written(tokens);
      if (!fits(tokens, text) || !closes(clause, to - 1, language) || !isWhole(tokens)) continue;
      if (hangs(clause, from, tokens)) continue;
      // The two times of a change are no headline without each other.
      if (kind === 'before-after' && times.test(tokens[0]?.fold ?? '')) continue;
      spans.push({ tokens, text, score: scoreOf(tokens, topic, clause) });
    }
  }
  return spans;
}

const fits = (tokens: readonly Token[], text: string): boolean =>
  tokens.filter(({ fold }) => !uncounted.test(fold)).length <= limits.most && text.length <= limits.letters;

/** Returns true if a headline may begin with a token of a clause. */
function opens(clause: Clause, place: number, language: ReadLanguage): boolean {
  const [token, before] = [clause[place], clause[place - 1]];
  if (!token || token.fold === '') return false;
  if (token.role === 'quoted') return false;
  if (hooks.test(token.fold)) return true;
  if (isSpan(clause, place)) return true;
  if (speaker.test(token.fold)) return place === 0 || before?.pos === 'CONJ';
  if (token.pos === 'DET') return !/^(?:an?|un|una|unos|unas|this|that|este|esta)$/.test(token.fold);
  if (token.pos === 'VERB') return opensWithVerb(token, before, place);
  if (!isNominal(token) || weak.test(token.fold)) return false;
  return !before || !continuesPhrase(before, token, language) || before.pos === 'DET';
}

/** Returns true for a preposition before a span of time: "in 8 minutes". */
const isSpan = (clause: Clause, place: number): boolean =>
  /^(?:in|for|after|en|por|con|durante|tras)$/.test(clause[place]?.fold ?? '') &&
  (clause[place + 1]?.role === 'number' || clause[place + 1]?.pos === 'NUM');

/** Returns true for a span whose first noun depends on a preposition before it and that has a preposition itself. */
function hangs(clause: Clause, from: number, tokens: readonly Token[]): boolean {
  let place = from - 1;
  while (place >= 0 && /^(?:DET|ADJ|NUM)$/.test(clause[place]?.pos ?? '')) place -= 1;
  const isAfter = clause[place]?.pos === 'ADP' && isNominal(tokens[0]);
  return isAfter && tokens.slice(1).some(({ pos, fold }) => pos === 'ADP' && !/^(?:of|de|del)$/.test(fold));
}

/** A verb begins a headline if its subject is the speaker or the viewer, or if it is a gerund or an infinitive. */
const opensWithVerb = (token: Token, before: Token | undefined, place: number): boolean =>
  !weak.test(token.fold) &&
  (place === 0 ||
    speaker.test(before?.fold ?? '') ||
    /^(?:to|como)$/.test(before?.fold ?? '') ||
    (/(?:ing|ando|iendo)$/.test(token.fold) && before !== undefined && isNoun(before)));

/** Returns true if a headline may end with a token of a clause. */
function closes(clause: Clause, place: number, language: ReadLanguage): boolean {
  const [token, next] = [clause[place], clause[place + 1]];
  if (!token || token.fold === '' || weak.test(token.fold)) return false;
  if (/^(?:ADP|DET|CONJ|AUX|PART)$/.test(token.pos))
    return token.pos === 'ADP' && next === undefined && particles.test(token.fold);
  if (genre.test(token.fold)) return false;
  if (token.pos === 'PRON' || token.pos === 'ADV') return next === undefined;
  // A superlative is whole without the "of" behind it: "the cheapest car", "el coche más barato".
  const isSuperlative = token.pos === 'ADJ' && /^(?:of|de|del)$/.test(next?.fold ?? '');
  const isOwned = next?.fold === 'de' && /^(?:mis?|tus?|sus?)$/.test(clause[place + 2]?.fold ?? '');
  if (continuesPhrase(token, next, language) && !isSuperlative && !isOwned) return false;
  if (token.pos !== 'VERB') return !(isNominal(token) && next?.fold === 's');
  if (token.fold.endsWith('ing') && isNominal(clause[place - 1]) && next?.pos === 'ADP') return true;
  const isTimed = next?.pos === 'ADP' && clause[place + 2]?.pos === 'NUM';
  return next === undefined || (isTimed && !speaker.test(clause[place - 1]?.fold ?? ''));
}

/** Returns true if words have a noun or a verb, and no clause inside of them that is not complete. */
function isWhole(tokens: readonly Token[]): boolean {
  const inner = tokens.slice(1);
  if (tokens.some(({ fold, role }) => /^(?:pena|worth)$/.test(fold) || role === 'quoted')) return false;
  if (inner.some(({ pos }) => pos === 'PRON')) return false;
  if (inner.some(({ pos, fold }) => pos === 'CONJ' && !/^(?:and|y|e|o|or)$/.test(fold))) return false;
  // An adverb at the end belongs to a verb.
  if (tokens.at(-1)?.pos === 'ADV' && !tokens.some(({ pos }) => pos === 'VERB')) return false;
  const sums = tokens.filter(({ text }) => /[$€£]/.test(text)).length;
  if (sums > 1 || (sums === 1 && /^(?:for|por|con)$/.test(tokens[0]?.fold ?? ''))) return true;
  const isComplete = tokens.some((token) => isNoun(token) || token.pos === 'VERB');
  return isComplete && tokens.filter(({ fold }) => !isStopWord(fold)).length > 0;
}

/** Points of a headline: numbers, the topic, names and strong words attract; general words and small words do not. */
function scoreOf(tokens: readonly Token[], topic: ReadonlySet<Token>, clause: Clause): number {
  const [first] = tokens;
  const said = tokens.filter(({ fold }) => fold !== '');
  const isHook = hooks.test(first?.fold ?? '');
  let score = said.length === 3 ? 0.6 : said.length === 4 ? 0.5 : 0.3;
  if (said.some(({ text }) => /[$€£%]/.test(text))) score += 2.2;
  else if (said.some(({ pos }) => pos === 'NUM')) score += 1.4;
  if (said.some((token) => topic.has(token))) score += 1.5;
  if (said.some(({ fold }) => strongWords.has(fold))) score += 0.6;
  if (said.some(({ pos, text }) => pos === 'PROPN' && /^\p{Lu}/u.test(text))) score += 0.3;
  if (isHook) score += 0.7;
  if (first?.pos === 'ADP') score += 0.3;
  if (said.some(({ pos }) => pos === 'VERB')) score += 0.5;
  // A person without a thing or an action is no topic.
  if (said.every((token) => isPerson(token) || !isNoun(token)))
    score -= said.some(({ pos }) => pos === 'VERB') ? 0 : 0.8;
  if (said.every(({ fold, stem, pos }) => isStopWord(fold) || frameWords.has(stem) || pos === 'NUM'))
    score -= 1;
  if (!isHook && said.filter(({ fold }) => !isStopWord(fold)).length === 1) score -= 0.6;
  score -= said.filter(({ fold }) => isStopWord(fold)).length * 0.2;
  return score - clause.indexOf(first as Token) * 0.02;
}
