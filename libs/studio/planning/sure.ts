import type { Subject } from '../understanding/subject';
import type { Understanding } from '../understanding/understand';
import type { Illustration } from '../knowledge/illustrations';
import { makes } from './makes';
import { isSomebody } from './people';

/** Score from which a drawing is what its noun means in this sentence. A wrong thing is worse than no thing. */
const sureScore = 0.6;

/** The same for a thing beside the hero: a wrong one spoils a right picture. */
const besideScore = 0.8;

/** Groups of things: animals, meals, places and vehicles, activities, objects. A sign or a flag is no thing. */
const besideGroups = new Set([1, 3, 4, 5, 6, 7]);

/** A chart beside a chart, or beside what it counts, tells the opposite as easily as the same. */
const isChart = ({ id }: Illustration): boolean => id.startsWith('chart-');

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
  const scores = heroes.map(({ id }, place) => {
    const side =
      understanding.form === 'versus' ? understanding.sides[place]?.score : scoreOf(understanding, id);
    return /\bflag-/.test(id) ? 1 : (side ?? 0);
  });
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
  const isBeside = (one: Illustration): boolean =>
    besideGroups.has(one.group) && !isSomebody(one) && (scoreOf(understanding, one.id) ?? 0) >= besideScore;
  const { second, others, comparison, crossed, found, heroes } = subject;
  const kept = {
    ...subject,
    second: second && isBeside(second) && !isChart(second) ? second : null,
    others: others.filter(isBeside),
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
