import { certain, type PhraseKind, type Reading } from '../reading/reading';
import { plain } from '../knowledge/words';
import type { Hook } from './hook';
import { isHook } from './hook-rules';

/** Kinds of hooks, best first. Numbers of any unit are of one rank. */
const ranks: Readonly<Record<PhraseKind, number>> = {
  asked: 0,
  price: 1,
  duration: 1,
  count: 1,
  year: 1,
  negation: 2,
  strong: 3,
  question: 4,
  feeling: 5,
  topic: 6,
  title: 7,
};

/** Most hooks of a prompt besides the asked ones. */
const most = 12;

const keyOf = (text: string): string =>
  text
    .split(' ')
    .map(plain)
    .filter((word) => !/^(?:|an?|the|el|la|los|las|un|una)$/.test(word))
    .join(' ');

/**
 * The hooks of a prompt, best first: certain ones by their kind, then the uncertain ones, which a creator may choose. The same
 * reading gives the same hooks.
 * @param reading what the prompt asks for
 * @returns an empty list for a picture without text
 */
export function hooksOf({
  phrases,
  noText,
  language,
}: Pick<Reading, 'phrases' | 'noText' | 'language'>): Hook[] {
  if (noText) return [];
  const asked = phrases.filter(({ kind }) => kind === 'asked');
  const free = phrases
    .filter(({ kind, text }) => kind !== 'asked' && isHook(text, language))
    .map((hook, place) => ({ hook, place }))
    .sort(
      (a, b) =>
        Number(a.hook.certainty < certain) - Number(b.hook.certainty < certain) ||
        ranks[a.hook.kind] - ranks[b.hook.kind] ||
        b.hook.certainty - a.hook.certainty ||
        a.place - b.place,
    )
    .map(({ hook }) => hook);
  const seen = new Set<string>();
  const isNew = ({ text }: Hook): boolean => !seen.has(keyOf(text)) && Boolean(seen.add(keyOf(text)));
  return [...asked.filter(isNew), ...free.filter(isNew).slice(0, most)];
}
