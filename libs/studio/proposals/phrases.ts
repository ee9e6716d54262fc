import type { ReadLanguage } from '../understanding/taggers';
import { englishPhrases } from './phrases-english';
import { spanishPhrases } from './phrases-spanish';

/** Kinds of prompts with proposals of their own. */
export const proposalKinds = [
  'challenge',
  'tutorial',
  'review',
  'versus',
  'before-after',
  'list',
  'mistakes',
  'news',
  'reaction',
  'vlog',
  'food',
  'gaming',
  'money',
  'horror',
  'travel',
  'music',
  'advice',
  'why',
  'question',
  'story',
  'scene',
  'topic',
  'general',
] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** Texts of a kind of prompt. They ask or announce, and say nothing that the prompt does not say. */
export type KindPhrases = {
  /** Headlines of two to four words. `{money}` is a sum of the prompt. */
  headlines: readonly string[];
  /**
   * Video titles. `{clause}`: the first clause. `{topic}`, `{the topic}`: the main thing without and with its article.
   * `{task}`: the words behind "how to". `{a}`, `{b}`: compared sides. `{place}`: the place. `{quoted}`: quoted text. A text
   * whose part is missing in the prompt is not proposed.
   */
  titles: readonly string[];
};

/** Phrases of each kind of prompt in one language. */
export type Phrases = Readonly<Record<ProposalKind, KindPhrases>>;

/** Phrases for headlines and titles by language and kind of prompt. */
export const kindPhrases: Readonly<Record<ReadLanguage, Phrases>> = {
  en: englishPhrases,
  es: spanishPhrases,
};
