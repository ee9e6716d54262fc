import { type PictureRequest, fieldMessage } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { demeaningPatterns } from './lists/demeaning';
import { gorePatterns } from './lists/gore';
import { harmlessPhrases, informativeWords, negations } from './lists/harmless';
import { hatePatterns } from './lists/hate';
import { sexualPatterns } from './lists/sexual';
import { wordSets } from './lists/word-sets';
import { type Pattern, compile, entriesIn, matchAt } from './pattern';
import { type Token, Vocabulary, tokenStreams } from './vocabulary';

/** Categories of content that no image is generated for. */
export const refusedCategories = ['sexual', 'hateful', 'gory', 'demeaning'] as const;
export type RefusedCategory = (typeof refusedCategories)[number];

/** The parts of a request that the image shows. */
type CheckedParts = Pick<PictureRequest, 'prompt' | 'headline' | 'elementsToInclude'>;

/** Reason for which a request is refused: the category, and the field of the request that contains the words. */
export type Refusal = { category: RefusedCategory; field: 'prompt' | 'headline' | 'elementsToInclude' };

type Rule = {
  category: RefusedCategory;
  pattern: Pattern;
  /** True if the rule does not apply to a text about art, history, medicine or prevention. */
  yieldsToContext: boolean;
};

const rulesOf = (category: RefusedCategory, lists: { always: string; unlessInformative: string }): Rule[] => [
  ...compile(lists.always, wordSets).map((pattern) => ({ category, pattern, yieldsToContext: false })),
  ...compile(lists.unlessInformative, wordSets).map((pattern) => ({
    category,
    pattern,
    yieldsToContext: true,
  })),
];

const rules: Rule[] = [
  ...rulesOf('sexual', sexualPatterns),
  ...rulesOf('hateful', hatePatterns),
  ...rulesOf('gory', gorePatterns),
  ...rulesOf('demeaning', demeaningPatterns),
];
const harmless = compile(harmlessPhrases, wordSets);
const informative = compile(informativeWords, wordSets);
const negationWords = new Set(negations.trim().split(/\s+/u));

const vocabulary = new Vocabulary([
  ...entriesIn(rules.map(({ pattern }) => pattern)),
  ...entriesIn(harmless),
  ...entriesIn(informative),
]);

/** The rules by the entries of their first step, so that a token is compared only with the rules that it can start. */
const rulesByFirst = new Map<string, Rule[]>();
for (const rule of rules)
  for (const entry of rule.pattern.steps[0]?.entries ?? [])
    rulesByFirst.set(entry, [...(rulesByFirst.get(entry) ?? []), rule]);

const nothing: ReadonlySet<string> = new Set();

/** Removes the entries of the tokens in harmless phrases, such as "Dick Van Dyke". */
const withoutHarmless = (tokens: Token[]): Token[] => {
  const covered = new Set<number>();
  for (const at of tokens.keys())
    for (const pattern of harmless) {
      const end = matchAt(pattern, tokens, at);
      for (let index = at; end !== null && index <= end; index += 1) covered.add(index);
    }
  return tokens.map((token, index) => (covered.has(index) ? { ...token, entries: nothing } : token));
};

/** Returns true if a negation stands before a token in the same clause, as in "no blood" or "without any nudity". */
const isNegated = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at - 2].some((index) => {
    const token = tokens[index];
    return token !== undefined && token.clause === tokens[at]?.clause && negationWords.has(token.word);
  });

/** Returns true if each step of a pattern accepts a word of the text. Most patterns are ruled out without a search. */
const isPossible = ({ steps }: Pattern, present: ReadonlySet<string>): boolean =>
  steps.every(({ entries }) => [...present].some((entry) => entries.has(entry)));

const refusedIn = (written: Token[]): RefusedCategory | null => {
  const isInformative = written.some((_, at) =>
    informative.some((pattern) => matchAt(pattern, written, at) !== null),
  );
  const tokens = withoutHarmless(written);
  const present = new Set(tokens.flatMap((token) => [...token.entries]));
  const possible = [...present]
    .flatMap((entry) => rulesByFirst.get(entry) ?? [])
    .filter((rule) => !(rule.yieldsToContext && isInformative) && isPossible(rule.pattern, present));
  for (const { category, pattern } of new Set(possible))
    for (const at of tokens.keys())
      if (!isNegated(tokens, at) && matchAt(pattern, tokens, at) !== null) return category;
  return null;
};

/**
 * Checks a text against the lists of both languages.
 * @param text at most a few thousand characters
 * @returns the category for which the text is refused, null for a text that is not refused
 */
export const checkText = (text: string): RefusedCategory | null => {
  for (const tokens of tokenStreams(text, vocabulary)) {
    const category = refusedIn(tokens);
    if (category) return category;
  }
  return null;
};

/**
 * Refuses a request that the lists refuse.
 * @throws AppError prompt_refused with the message of the category, also at the field that contains the words
 */
export const refuseUnsuitable = (request: CheckedParts): void => {
  const refusal = checkRequest(request);
  if (!refusal) return;
  const sentence = fieldMessage(`prompt_${refusal.category}`);
  throw new AppError('prompt_refused', { sentence, fields: { [refusal.field]: sentence } });
};

/**
 * Checks the texts of a request that the image shows: prompt, headline and elements to include. The words of the headline
 * and the elements are also read together with the prompt, so that a sentence cannot be divided between fields.
 * @returns why the request is refused, null for a request that is not refused
 */
export const checkRequest = (request: CheckedParts): Refusal | null => {
  const elements = request.elementsToInclude.join(', ');
  const texts = [
    ['prompt', request.prompt],
    ['headline', request.headline ?? ''],
    ['elementsToInclude', elements],
    ['elementsToInclude', `${request.prompt}, ${elements}`],
  ] as const;
  for (const [field, text] of texts) {
    const category = text === '' ? null : checkText(text);
    if (category) return { category, field };
  }
  return null;
};
