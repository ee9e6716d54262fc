import type { Illustration } from '../knowledge/illustrations';
import { kindOf, spokenForm } from '../knowledge/intents';
import { conceptsIn } from './lexicon';
import { sure } from './match';
import { settable } from '../knowledge/scripts';
import type { Concept } from '../knowledge/topic';
import { languageOf } from '../knowledge/words';
import type { Understanding } from './understand';

/** One half of a picture that compares two things or two times. */
export type ComparedItem = {
  /** Name of the half in capitals, one to three words: `IPHONE`, `ANTES`. */
  label: string;
  hero: Illustration;
};

/** Kind of a comparison, and its two halves, left first. */
export type Comparison = { kind: 'versus' | 'before-after'; pair: [ComparedItem, ComparedItem] };

/** The input from which the drawings of a comparison are chosen. */
export type ComparisonSources = {
  allowed: (ids: readonly string[]) => Illustration[];
  /** Topic of the whole prompt. */
  concept: Concept | null;
  /** Drawing of the main thing of the prompt. */
  hero: Illustration;
};

/**
 * The two halves of a picture for a prompt that compares two things or two times: "iPhone vs Android", "antes y
 * después", "from broke to rich". Each of two things needs a drawing: if one has none, both are shown as labels only.
 * @param text a prompt
 * @param understanding understanding of the text
 * @param sources illustration set and topic
 * @returns null if the prompt compares nothing
 */
export function comparisonOf(
  text: string,
  understanding: Understanding,
  sources: ComparisonSources,
): Comparison | null {
  const { form, sides, quoted } = understanding;
  // "De cero a millón" in quotation marks is a headline and no pair of times.
  const described = (quoted === null ? text : text.replace(quoted, ' ')).slice(0, 1000);
  if (form === 'before-after' || kindOf(described) === 'before-after') return twoTimes(described, sources);
  const [left, right] = form === 'versus' ? sides : [];
  if (!left || !right || left.score < sure || right.score < sure) return null;
  const [first, second] = [left, right].map(
    ({ id, alternatives }) => sources.allowed([portraits[id ?? ''] ?? '', id ?? '', ...alternatives])[0],
  );
  if (!first || !second) return null;
  return {
    kind: 'versus',
    pair: [
      { label: labelOf(left.name), hero: first },
      { label: labelOf(right.name), hero: second },
    ],
  };
}

/**
 * Portraits by the name of the full drawing. In half of a picture, animals with similar bodies differ by their faces.
 */
const portraits: Readonly<Record<string, string>> = {
  cat: 'cat-face',
  dog: 'dog-face',
  horse: 'horse-face',
  rabbit: 'rabbit-face',
};

const longestLabel = 16;

/** The label of one half: up to three words of its name. */
function labelOf(name: string): string {
  const label: string[] = [];
  for (const word of settable(name)
    .replace(/^(?:new|nuevo|nueva|the) (?=\S)/iu, '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 3)) {
    if ([...label, word].join(' ').length > longestLabel && label.length > 0) break;
    label.push(word.slice(0, longestLabel));
  }
  return label.join(' ').toUpperCase();
}

const pairOf = (...pair: [ComparedItem, ComparedItem]): Comparison => ({ kind: 'before-after', pair });

const change = / (?:from|de) (\p{L}+) (?:to|a) (\p{L}+) /u;

function twoTimes(text: string, { allowed, concept, hero }: ComparisonSources): Comparison {
  const [, from, to] = change.exec(spokenForm(text)) ?? [];
  const labels = languageOf(text) === 'es' ? (['ANTES', 'DESPUÉS'] as const) : (['BEFORE', 'AFTER'] as const);
  const earlier = concept?.before ? allowed(concept.before).find(({ id }) => id !== hero.id) : undefined;
  const said = from !== undefined && to !== undefined && from.length + to.length <= 24;
  if (!said) {
    // If the topic has no drawing for the time before, both halves show the same thing.
    const [first, second] = labels;
    return pairOf({ label: first, hero: earlier ?? hero }, { label: second, hero });
  }
  const named = (word: string) => conceptsIn(word).flatMap((known) => allowed(known.hero))[0];
  return pairOf(
    { label: from.toUpperCase(), hero: named(from) ?? earlier ?? hero },
    { label: to.toUpperCase(), hero: named(to) ?? hero },
  );
}
