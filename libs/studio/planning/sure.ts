import type { Subject } from '../understanding/subject';
import type { Understanding } from '../understanding/understand';
import type { Illustration } from '../knowledge/illustrations';
import { contradicts } from './contradicts';
import { isSomebody } from './people';

/**
 * Least score (0-1) with which a drawing is certain to show the meaning of its noun. A wrong drawing is worse than no
 * drawing.
 */
const sureScore = 0.6;

/**
 * Groups of the illustration set that may be shown beside a hero: people with a trade, animals, meals, places and
 * vehicles, activities, objects; no signs and no flags.
 */
const besideScore = 0.8;

/**
 * Groups of the illustration set that show things: animals, meals, places and vehicles, activities, objects; no signs
 * and no flags.
 */
const besideGroups = new Set([1, 3, 4, 5, 6, 7]);

/** Drawings of parts of a human body, which look like a mistake beside another thing: a fox and a human leg. */
const bodyParts =
  /^(?:leg|foot|ear|nose|eye|eyes|mouth|tongue|mechanical-(?:arm|leg)|hand-.*|.*-hand|fingers?-.*|.*-finger.*)$/;

/**
 * Returns true for a drawing of a chart. No chart is shown beside a hero, because it may show the opposite of the
 * prompt.
 */
const isChart = ({ id }: Illustration): boolean => id.startsWith('chart-');

/** Score of a drawing; null if the drawing stands for no noun of the prompt but for a topic, an emoji or a flag. */
function scoreOf({ subjects, objects, sides }: Understanding, id: string): number | null {
  const meant = [...subjects, ...objects, ...sides].filter(
    (one) => one.id === id || one.alternatives.includes(id),
  );
  return meant.length === 0 ? null : Math.max(...meant.map(({ score }) => score));
}

/** Returns true if each side of a comparison has a correct drawing. */
function areSidesSure({ comparison, heroes }: Subject, understanding: Understanding): boolean {
  const [first, second = first] = heroes;
  const scores = heroes.map(({ id }, place) => {
    const side =
      understanding.form === 'versus' ? understanding.sides[place]?.score : scoreOf(understanding, id);
    return /\bflag-/.test(id) ? 1 : (side ?? 0);
  });
  if (scores.some((score) => score < sureScore)) return false;
  // Before and after needs one thing in two states. Two rivals of one kind differ by their light and their names.
  return comparison !== null && (understanding.form === 'versus' || first.id === second.id);
}

/**
 * Removes all drawings from a subject that are not certain to be correct.
 * @param subject the subject with all drawings
 * @param understanding the understanding of the prompt
 * @param prompt the prompt as the creator wrote it
 * @returns the subject, and `isSure`: whether its heroes may be shown
 */
export function onlySure(
  subject: Subject,
  understanding: Understanding,
  prompt: string,
): { subject: Subject; isSure: boolean } {
  const isRight = (id: string): boolean => (scoreOf(understanding, id) ?? 1) >= sureScore;
  const isBeside = (one: Illustration): boolean =>
    besideGroups.has(one.group) &&
    !isSomebody(one) &&
    !bodyParts.test(one.id) &&
    (scoreOf(understanding, one.id) ?? 0) >= besideScore;
  const { second, others, comparison, crossed, found, heroes } = subject;
  const kept = {
    ...subject,
    second: second && isBeside(second) && !isChart(second) ? second : null,
    others: others.filter(isBeside),
  };
  if (crossed) return { subject: kept, isSure: true };
  if (comparison === null && contradicts(heroes[0], understanding, prompt))
    return { subject: { ...kept, found: false }, isSure: false };
  const isAlone = comparison === null && namesOf(understanding) === null;
  const isSure = isAlone ? found && isRight(heroes[0].id) : areSidesSure(subject, understanding);
  return { subject: kept, isSure };
}

/**
 * The names of the two sides of a comparison.
 * @param understanding the understanding of the prompt
 * @returns null if the prompt names no two sides
 */
export function namesOf({ form, sides }: Understanding): [string, string] | null {
  const [left, right] = form === 'versus' ? sides : [];
  return left && right ? [left.name, right.name] : null;
}
