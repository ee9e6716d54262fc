import type { FormatName } from '@portada/contracts';
import type { Hook } from '../hooks/hook';
import { type PhraseKind, certain } from '../reading/reading';

/** Kinds of hooks that suit a format, best first; every other kind follows in the order of the hooks. */
const preferred: Readonly<Record<FormatName, readonly PhraseKind[]>> = {
  thing: ['strong', 'price', 'negation', 'count', 'duration'],
  words: ['strong', 'negation', 'question', 'price'],
  face: ['feeling', 'duration', 'price', 'question'],
  photo: ['feeling', 'strong', 'price', 'question'],
  number: ['price', 'duration', 'count', 'year'],
  versus: ['question', 'price'],
  'before-after': ['duration', 'price', 'strong'],
  'close-up': ['question', 'topic', 'strong'],
  mystery: ['question', 'negation', 'strong'],
  poster: ['duration', 'topic', 'negation', 'strong'],
  place: ['strong', 'topic', 'question', 'duration'],
};

/** Formats beside whose face a feeling is said. */
const withFace: ReadonlySet<FormatName> = new Set(['face', 'photo', 'before-after']);

/**
 * Returns the hooks that suit a format, best first. Words that the prompt asks for are alone. A feeling needs a face. Uncertain hooks
 * are left out: a creator may choose one, and no draft shows it unasked.
 * @param hooks result of `hooksOf`
 */
export const hooksFor = (format: FormatName, hooks: readonly Hook[]): Hook[] => {
  const asked = hooks.filter(({ kind }) => kind === 'asked');
  if (asked.length > 0) return asked.slice(0, 1);
  const kinds = preferred[format];
  const rank = ({ kind }: Hook): number => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length);
  return hooks
    .filter(({ kind, certainty }) => certainty >= certain && (kind !== 'feeling' || withFace.has(format)))
    .toSorted((one, other) => rank(one) - rank(other));
};
