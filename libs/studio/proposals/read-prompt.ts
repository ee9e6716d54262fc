import { languageIn } from '../understanding/language';
import { plain } from '../knowledge/words';
import type { ReadLanguage } from '../understanding/taggers';
import { type Token, isNoun } from '../understanding/tokens';
import type { Understanding } from '../understanding/understand';
import { kindOfPrompt } from './kind-of-prompt';
import type { ProposalKind } from './phrases';
import { isGeneric } from '../understanding/whole-title';
import { type Clause, clausesOf, isNominal, written } from './sentence';
import { definiteOf, inSentence, topicOf, withArticle } from './topic';

/** The parts of a prompt from which headlines and titles are proposed. All texts are words of the prompt. */
export type ReadPrompt = {
  language: ReadLanguage;
  kind: ProposalKind;
  clauses: readonly Clause[];
  /** Tokens of the main thing. */
  topicTokens: readonly Token[];
  /**
   * The main thing without and with its article: "rusty Vespa", "a rusty Vespa"; null if the prompt names none, or gives it
   * no article.
   */
  topic: { bare: string; withArticle: string | null } | null;
  /** Tokens behind "how to" or "cómo": "sharpen a kitchen knife"; empty without them. */
  task: Clause;
  /** Tokens of the first clause; empty if it has instructions about the picture, without which it is no sentence. */
  clause: Clause;
  /** True if the prompt is a question with a question mark. */
  isQuestion: boolean;
  /** Names of two compared sides as written; null without a comparison of two things. */
  sides: readonly [string, string] | null;
  /** The topic of a scene with a definite article: "the red fox"; null without an article in the prompt. */
  definite: string | null;
  /** Name of the place as written; null if the prompt names none. */
  place: string | null;
  /** First sum of money as written; null without one. */
  money: string | null;
};

/**
 * Reads the parts of a prompt that proposals use.
 * @param text the cleaned prompt
 * @param understanding understanding of the prompt
 */
export function readPrompt(text: string, understanding: Understanding): ReadPrompt {
  const { sides, form, place, described } = understanding;
  const { read: language } = languageIn(text);
  const tokens = withVerbs(understanding.tokens, language);
  const clauses = clausesOf(tokens, described);
  const found = topicOf(clauses, language);
  const said = clauses.findIndex((clause) => !isGeneric(clause));
  const first = clauses[Math.max(0, said)] ?? [];
  return {
    language,
    kind: kindOfPrompt(text, understanding, clauses),
    clauses,
    topicTokens: found?.tokens ?? [],
    topic: found && {
      bare: inSentence(found.tokens, tokens, language),
      withArticle: withArticle(found, tokens, language),
    },
    task: taskOf(first, language),
    clause: isUnbroken(first, tokens) ? first : [],
    isQuestion: /[?¿]/.test(text),
    sides:
      form === 'versus' && sides.length === 2
        ? sidesOf(
            tokens,
            sides.map(({ name }) => name),
            language,
          )
        : null,
    definite: found && definiteOf(found),
    place: place?.name ? place.words : null,
    money: tokens.find(({ text: said }) => /^[$€£]\d|\d[€$£]$/.test(said))?.text ?? null,
  };
}

/** Returns true if nothing between two punctuation marks is left out of a clause. */
const isUnbroken = (clause: Clause, tokens: readonly Token[]): boolean => {
  const [first, last] = [clause[0], clause.at(-1)];
  if (!first || !last) return false;
  const [from, to] = [tokens.indexOf(first), tokens.indexOf(last)];
  const isBounded = [tokens[from - 1], tokens[to + 1]].every((next) => !next || next.pos === 'PUNCT');
  return to - from === clause.length - 1 && isBounded;
};

/**
 * Corrects nouns that are verbs: behind a noun and before an article, as in "un gato negro mira la lluvia" and "my back
 * hurts every morning".
 */
const withVerbs = (tokens: readonly Token[], language: ReadLanguage): readonly Token[] =>
  tokens.map((token, place) => {
    const [before, next] = [tokens[place - 1], tokens[place + 1]];
    const isOpen = isNoun(token) && token.role === null && next?.pos === 'DET' && isNominal(before);
    const isVerb =
      isOpen &&
      before?.pos !== 'NUM' &&
      (language === 'es' ? !/s$/.test(token.fold) : /(?:[^s]s|ing)$/.test(token.fold));
    return isVerb ? { ...token, pos: 'VERB' } : token;
  });

/** The words behind "how to" or "cómo" with an infinitive. */
function taskOf(clause: Clause, language: ReadLanguage): Clause {
  const place = clause.findIndex(({ fold }, at) =>
    language === 'en' ? fold === 'to' && clause[at - 1]?.fold === 'how' : fold === 'como',
  );
  const rest = place < 0 ? [] : clause.slice(place + 1);
  const [verb] = rest;
  if (!verb || rest.length < 2) return [];
  return language === 'en' || /(?:ar|er|ir)(?:te|se|lo|la|los|las|me)?$/.test(verb.fold) ? rest : [];
}

/**
 * Writes a clause without its last phrases, so that it is short enough.
 * @param most most characters
 * @returns null if the part that would be left is no sentence
 */
export function shortened(clause: Clause, most: number): string | null {
  const words = [...clause];
  while (written(words).length > most) {
    let place = words.length - 1;
    while (place > 1 && words[place]?.pos !== 'ADP') place -= 1;
    const before = words[place - 1];
    if (place <= 2 || before?.pos === 'VERB' || before?.pos === 'CONJ') return null;
    words.splice(place);
  }
  return words.length > 1 ? written(words) : null;
}

/** The names of two sides as the prompt writes them. */
function sidesOf(
  tokens: readonly Token[],
  names: readonly string[],
  language: ReadLanguage,
): [string, string] | null {
  const [first, second] = names.map((name) => asWritten(tokens, name, language));
  return first && second ? [first, second] : null;
}

function asWritten(tokens: readonly Token[], name: string, language: ReadLanguage): string {
  const parts = name.split(' ').map(plain);
  const place = tokens.findIndex((_, at) => parts.every((part, next) => tokens[at + next]?.fold === part));
  return place < 0 ? name : inSentence(tokens.slice(place, place + parts.length), tokens, language);
}
