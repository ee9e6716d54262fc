import {
  type ProviderTexts,
  choiceOfDraft,
  colorPalettes,
  fieldMessage,
  moods,
  providerTextFields,
  styles,
} from '@portada/contracts';
import { AppError } from '@portada/errors';
import { demeaningPatterns } from './lists/demeaning';
import { gorePatterns } from './lists/gore';
import { harmlessPhrases, informativeWords, negations } from './lists/harmless';
import { hatePatterns } from './lists/hate';
import { sexualPatterns } from './lists/sexual';
import { wordSets } from './lists/word-sets';
import { type Pattern, type Positions, Steps, compile, entriesIn, matchesOf } from './pattern';
import { Reader, type Token, Vocabulary, type Words, inSequence, wordsOf } from './vocabulary';

/** Categories of content that no image is generated for. */
export const refusedCategories = ['sexual', 'hateful', 'gory', 'demeaning'] as const;
export type RefusedCategory = (typeof refusedCategories)[number];

/** The texts of a request. Absent texts are not checked. */
type CheckedTexts = Partial<ProviderTexts>;

/** Reason for which a request is refused: the category, and the field of the request that contains the words. */
export type Refusal = { category: RefusedCategory; field: keyof ProviderTexts };

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

const patterns = [...rules.map(({ pattern }) => pattern), ...harmless, ...informative];
const vocabulary = new Vocabulary(entriesIn(patterns));
const steps = new Steps(patterns);

const nothing: ReadonlySet<string> = new Set();

/** Removes the entries of the tokens in harmless phrases, such as "Dick Van Dyke". */
const withoutHarmless = (tokens: readonly Token[], positions: Positions): readonly Token[] => {
  const covered = new Set<number>();
  for (const { first, last } of harmless.flatMap((pattern) => matchesOf(pattern, positions)))
    for (let index = first; index <= last; index += 1) covered.add(index);
  if (covered.size === 0) return tokens;
  return tokens.map((token, index) => (covered.has(index) ? { ...token, entries: nothing } : token));
};

/** Returns true if a negation stands before a token in the same clause, as in "no blood" or "without any nudity". */
const isNegated = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at - 2].some((index) => {
    const token = tokens[index];
    return token !== undefined && token.clause === tokens[at]?.clause && negationWords.has(token.word);
  });

const refusedIn = (written: readonly Token[]): RefusedCategory | null => {
  const all = steps.positionsIn(written);
  const isInformative = informative.some((pattern) => matchesOf(pattern, all).length > 0);
  const tokens = withoutHarmless(written, all);
  const positions = tokens === written ? all : steps.positionsIn(tokens);
  const refusing = rules.find(
    ({ pattern, yieldsToContext }) =>
      !(yieldsToContext && isInformative) &&
      matchesOf(pattern, positions, (index) => !isNegated(tokens, index)).length > 0,
  );
  return refusing?.category ?? null;
};

/** Returns the category for which the words of a text are refused, null for words that are not refused. */
const refusedWords = (reader: Reader, words: Words): RefusedCategory | null => {
  for (const tokens of reader.streamsOf(words)) {
    const category = refusedIn(tokens);
    if (category) return category;
  }
  return null;
};

/**
 * Checks a text against the lists of both languages.
 * @param text at most a few thousand characters
 * @returns the category for which the text is refused, null for a text that is not refused
 */
export const checkText = (text: string): RefusedCategory | null =>
  refusedWords(new Reader(vocabulary), wordsOf(text));

/**
 * Refuses a request that the lists refuse.
 * @param names names of the texts in the request, if they differ
 * @throws AppError prompt_refused with the message of the category, also at the field that contains the words
 */
export const refuseUnsuitable = (
  request: CheckedTexts,
  names: Partial<Record<keyof ProviderTexts, string>> = {},
): void => {
  const refusal = checkRequest(request);
  if (!refusal) return;
  const sentence = fieldMessage(`prompt_${refusal.category}`);
  throw new AppError('prompt_refused', {
    sentence,
    fields: { [names[refusal.field] ?? refusal.field]: sentence },
  });
};

/** Returns undefined for a value that the editor offers. */
const unlessOffered = (offered: readonly string[], text: string | undefined): string | undefined =>
  text !== undefined && offered.includes(text) ? undefined : text;

/** How the check reads each text. What is to be avoided is read after "no", as in a prompt. */
const checkedTexts: Record<keyof ProviderTexts, (request: CheckedTexts) => string | undefined> = {
  prompt: ({ prompt }) => prompt,
  headline: ({ headline }) => headline,
  style: ({ style }) => unlessOffered(styles, style),
  mood: ({ mood }) => unlessOffered(moods, mood),
  colorPalette: ({ colorPalette }) => unlessOffered(colorPalettes, colorPalette),
  elementsToInclude: ({ elementsToInclude }) => elementsToInclude?.join(', '),
  elementsToAvoid: ({ elementsToAvoid }) => elementsToAvoid?.map((element) => `no ${element}`).join('. '),
  draft: ({ draft }) => (draft === undefined ? undefined : choiceOfDraft(draft)?.hook),
};

/** Texts that are not a part of the described scene. They are not read together with the prompt. */
const apart: readonly (keyof ProviderTexts)[] = ['headline', 'elementsToAvoid', 'draft'];

/**
 * Checks all texts of a request that reach a provider. The texts that describe the scene are also read together, so that a
 * sentence cannot be divided between fields.
 * @returns why the request is refused, null for a request that is not refused
 */
export const checkRequest = (request: CheckedTexts): Refusal | null => {
  const reader = new Reader(vocabulary);
  const texts = providerTextFields
    .map((field) => ({ field, text: checkedTexts[field](request) ?? '' }))
    .filter(({ text }) => text !== '')
    .map(({ field, text }) => ({ field, words: wordsOf(text) }));
  for (const { field, words } of texts) {
    const category = refusedWords(reader, words);
    if (category) return { category, field };
  }
  const [first, ...others] = texts.filter(({ field }) => !apart.includes(field));
  if (!first || others.length === 0) return null;
  const together = others.reduce((before, { words }) => inSequence(before, words), first.words);
  if (!refusedWords(reader, together)) return null;
  let read = first.words;
  for (const { field, words } of others) {
    read = inSequence(read, words);
    const category = refusedWords(reader, read);
    if (category) return { category, field };
  }
  return null;
};
