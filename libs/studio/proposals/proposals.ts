import { productConfig } from '@portada/contracts';
import { isStopWord, plain } from '../knowledge/words';
import type { Token } from '../understanding/tokens';
import type { Understanding } from '../understanding/understand';
import { kindPhrases } from './phrases';
import { type ReadPrompt, readPrompt, shortened } from './read-prompt';
import { capitalized } from './sentence';
import { type Span, spansOf } from './spans';

/** Headlines and video titles that a prompt suggests, best first. */
export type Proposals = { headlines: string[]; titles: string[] };

const none: Proposals = { headlines: [], titles: [] };

/** Most headlines made of words of the prompt; the others are phrases of the kind of video. */
const mostSpans = 3;

/**
 * Proposes headlines and video titles for a prompt. All things, names and numbers in them are words of the prompt; the
 * other words only ask or announce. The same prompt gives the same proposals.
 * @param text the cleaned prompt
 * @param understanding understanding of the prompt
 * @returns at most `productConfig.proposals.most` of each; none for a prompt that is not in English or Spanish
 */
export function proposalsOf(text: string, understanding: Understanding): Proposals {
  const isKnown = understanding.language === 'en' || understanding.language === 'es';
  if (!isKnown) return none;
  const prompt = readPrompt(text, understanding);
  if (prompt.clauses.length === 0) return none;
  return {
    headlines: headlinesOf(prompt, understanding.quoted),
    titles: titlesOf(prompt, text, understanding.quoted),
  };
}

function headlinesOf(prompt: ReadPrompt, quoted: string | null): string[] {
  const { most } = productConfig.proposals;
  const { headlines: fixed } = kindPhrases[prompt.language][prompt.kind];
  const own = [
    ...(quoted && quoted.length <= productConfig.headline.max ? [quoted] : []),
    ...versusOf(prompt),
    ...(prompt.kind === 'scene' && prompt.definite ? [prompt.definite] : []),
    ...bestSpans(prompt),
  ].slice(0, mostSpans);
  const asked = fixed.flatMap((phrase) => filled(phrase, prompt, { text: '', quoted: null }) ?? []);
  const all = distinct([...own, ...asked].map((headline) => headline.toUpperCase()));
  const general = kindPhrases[prompt.language].topic.headlines;
  return distinct([...all, ...general]).slice(0, Math.min(most, Math.max(all.length, fewest)));
}

const versusOf = ({ sides, language }: ReadPrompt): string[] => {
  if (!sides) return [];
  const [a, b] = sides;
  const choice = language === 'es' ? `¿${a} o ${b}?` : `${a} or ${b}?`;
  return [`${a} vs ${b}`, choice].filter((text) => text.length <= 28);
};

/** Points from which words of the prompt are proposed, alone and beside better ones. */
const leastScore = 0.2;
const goodScore = 0.75;

/** The best words of the prompt, which do not repeat one another. */
function bestSpans({ kind, clauses, topicTokens, language, sides, definite }: ReadPrompt): string[] {
  if (sides) clauses = clauses.slice(1);
  const topic = new Set<Token>(topicTokens);
  const spans = clauses
    .flatMap((clause, later) =>
      spansOf(clause, topic, { language, kind }).map((span) => ({
        ...span,
        score: span.score - later * 0.5,
      })),
    )
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  const chosen: Span[] = [];
  const isNamed = kind === 'scene' && definite !== null;
  for (const span of spans) {
    const isGood = span.score >= (chosen.length === 0 ? leastScore : goodScore);
    if (
      isGood &&
      chosen.length < mostSpans &&
      chosen.every((other) => !repeats(span, other)) &&
      !(isNamed && span.tokens.every((token) => topic.has(token)))
    )
      chosen.push(span);
  }
  return chosen.map(({ text }) => text);
}

/** Returns true if most of the telling words of a headline are in another headline. */
function repeats(span: Span, other: Span): boolean {
  const telling = span.tokens.filter(({ fold }) => !isStopWord(fold));
  const shared = telling.filter((token) => other.tokens.includes(token));
  return shared.length > telling.length / 2 || shared.length === other.tokens.length;
}

function titlesOf(prompt: ReadPrompt, text: string, quoted: string | null): string[] {
  const { most, titleLetters } = productConfig.proposals;
  const { language, kind } = prompt;
  const titlesFrom = (phrases: readonly string[]): string[] =>
    distinct(
      phrases.flatMap((phrase) => filled(phrase, prompt, { text, quoted }) ?? []).map(capitalized),
    ).filter((title) => title.length <= titleLetters);
  const own = kind === 'general' ? [] : titlesFrom(kindPhrases[language][kind].titles);
  const others = kind === 'scene' ? [] : titlesFrom(kindPhrases[language].general.titles);
  return distinct([...own, ...others]).slice(0, Math.min(most, Math.max(own.length, fewest)));
}

/** Headlines, and titles, up to which general phrases are added to those of the kind of prompt. */
const fewest = 3;

/** Most characters of a clause in a title. A long clause is shortened if the whole clause does not fit. */
const clauseLetters = [60, 46, 34];

/** Fills the parts of a phrase; null if the prompt does not have one of the parts, or if the text is too long. */
function filled(
  phrase: string,
  prompt: ReadPrompt,
  { text, quoted }: { text: string; quoted: string | null },
): string | null {
  for (const letters of clauseLetters) {
    const parts: Readonly<Record<string, string | null | undefined>> = {
      clause: prompt.isQuestion ? null : shortened(prompt.clause, letters),
      task: shortened(prompt.task, letters),
      question: prompt.isQuestion || prompt.kind === 'why' ? text : null,
      quoted: quoted?.includes(' ') ? quoted.slice(0, 1) + quoted.slice(1).toLowerCase() : null,
      topic: prompt.topic?.bare,
      'the topic': prompt.topic?.withArticle,
      a: prompt.sides?.[0],
      b: prompt.sides?.[1],
      place: prompt.place,
      money: prompt.money,
    };
    if ([...phrase.matchAll(part)].some(([, name = '']) => !parts[name])) continue;
    const used = [...phrase.matchAll(part)].map(([, name = '']) => parts[name] ?? '');
    if (repeatsWords(phrase, used.join(' '))) return null;
    const title = phrase.replace(part, (_, name: string) => parts[name] ?? '').replace(/ de el /g, ' del ');
    if (title.length <= productConfig.proposals.titleLetters) return title;
  }
  return null;
}

/** Fewest letters of a word that a title does not say twice. */
const tellingLetters = 4;

/** Returns true if a phrase says a word that the prompt says as well: "step by step, step by step". */
function repeatsWords(phrase: string, said: string): boolean {
  const words = new Set(said.split(/\s+/).map(plain));
  return phrase
    .replace(part, ' ')
    .split(/\s+/)
    .map(plain)
    .some((word) => word.length >= tellingLetters && !isStopWord(word) && words.has(word));
}

/** Pattern of a part of a phrase, such as `{topic}`. */
const part = /\{([^}]+)\}/g;

const distinct = (texts: readonly string[]): string[] =>
  texts.filter((text, place) => texts.findIndex((other) => plain(other) === plain(text)) === place);
