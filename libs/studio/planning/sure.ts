import type { Subject } from '../understanding/subject';
import type { Understanding } from '../understanding/understand';
import { makes } from './makes';

/** Score from which a drawing is what its noun means in this sentence. A wrong thing is worse than no thing. */
export const sureScore = 0.6;

/** How sure a drawing is; null where it stands for no noun of the prompt: a topic, an emoji, a flag. */
function scoreOf({ subjects, objects, sides }: Understanding, id: string): number | null {
  const meant = [...subjects, ...objects, ...sides].filter(
    (one) => one.id === id || one.alternatives.includes(id),
  );
  return meant.length === 0 ? null : Math.max(...meant.map(({ score }) => score));
}

/** Whether each side of a comparison has a right drawing of its own: two makes, or two different things. */
function areSidesSure({ comparison, heroes }: Subject, understanding: Understanding): boolean {
  const [first, second = first] = heroes;
  const scores = heroes.map(({ id }) => (id.startsWith('flag-') ? 1 : (scoreOf(understanding, id) ?? 0)));
  if (scores.some((score) => score < sureScore)) return false;
  const isTwice = first.id === second.id;
  // The same thing in two states is what before and after shows; two rivals need two drawings.
  return comparison !== null && (understanding.form === 'versus' ? !isTwice || first.id in makes : isTwice);
}

/**
 * The subject of a picture with nothing but what is sure to be right.
 * @param subject as it was decided
 * @param understanding of the prompt
 * @returns the subject, and whether its heroes may be shown
 */
export function onlySure(
  subject: Subject,
  understanding: Understanding,
): { subject: Subject; isSure: boolean } {
  const isRight = (id: string): boolean => (scoreOf(understanding, id) ?? 1) >= sureScore;
  const { second, others, comparison, crossed, found, heroes } = subject;
  const kept = {
    ...subject,
    second: second && isRight(second.id) ? second : null,
    others: others.filter(({ id }) => isRight(id)),
  };
  if (crossed) return { subject: kept, isSure: true };
  const isAlone = comparison === null && namesOf(understanding) === null;
  const isSure = isAlone ? found && isRight(heroes[0].id) : areSidesSure(subject, understanding);
  return { subject: kept, isSure };
}

/**
 * The names of the two sides that a prompt sets against each other.
 * @param understanding of the prompt
 * @returns null where it names no two sides
 */
export function namesOf({ form, sides }: Understanding): [string, string] | null {
  const [left, right] = form === 'versus' ? sides : [];
  return left && right ? [left.name, right.name] : null;
}
