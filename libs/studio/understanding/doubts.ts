import { isEvent } from './event-words';
import { type Candidate, sure } from './match';
import { isPerson } from './people';
import { frameWords, isPale, setOf } from './small-words';
import type { Thing } from './things';

/** A thing of a prompt, its drawings, and how much of the picture it is. */
export type Scored = { thing: Thing; candidates: Candidate[]; rank: number };

/** Person words that say nothing of what a picture is about where it holds another thing. */
export const anybody =
  setOf(`man men woman women girl boy guy dude lady person people mom mum mother dad father friend friends
  couple teenager kid child sister brother husband wife girlfriend boyfriend hombre hombres mujer mujeres chico chica
  nino nina ninos madre padre mama papa amigo amigos pareja hermano hermana novio novia senor senora persona grandma
  abuela abuelo grandpa anciano anciana adult adults son daughter hijo hija kids children husband family familia`);

/** Whether a noun phrase names something that a viewer would look for. */
export const isTold = ({ thing }: Scored): boolean =>
  !thing.verb &&
  thing.head.pos !== 'ADJ' &&
  thing.head.role === null &&
  !isPerson(thing.head) &&
  !frameWords.has(thing.head.stem) &&
  !frameWords.has(thing.head.fold) &&
  thing.head.fold.length > 2;

const isSure = ({ candidates }: Scored): boolean => (candidates[0]?.score ?? 0) >= sure;

/** Most that the drawing of a thing scores which is only part of what the prompt names. */
const partly = 0.5;

const unsure = (scored: Scored): Scored => ({
  ...scored,
  candidates: scored.candidates.map((one) => ({ ...one, score: Math.min(one.score, partly) })),
});

/** "Casco de moto", "a lid of a jar": the thing is the first noun, and where that is unknown, nothing shows it. */
function isPartOfUnknown({ thing }: Scored, all: readonly Scored[]): boolean {
  if (!/^(?:of|de|del)$/.test(thing.preposition ?? '') || thing.side !== null) return false;
  const before = all.filter((other) => other.thing.at < thing.at).at(-1);
  if (!before || before.thing.verb || isSure(before) || anybody.has(before.thing.head.fold)) return false;
  const between = thing.at - (before.thing.at + before.thing.tokens.length);
  const { head, tokens } = before.thing;
  // A name before "of" is no thing, and events and amounts show what they happen to.
  return (
    between <= 2 &&
    isTold(before) &&
    !isEvent(head) &&
    !isPale(head) &&
    !/^\p{Lu}/u.test(tokens[0]?.text ?? '')
  );
}

/** What is written in the picture is not drawn as well, where the prompt names anything else. */
const isQuotedOnly = ({ thing }: Scored, all: readonly Scored[]): boolean =>
  thing.head.role === 'quoted' && all.some(({ thing: other }) => other.head.role !== 'quoted' && !other.verb);

/** A verb is drawn where the prompt names no other thing: "I slept in a haunted hotel" shows no bed. */
const isVerbOfUnknown = ({ thing }: Scored, all: readonly Scored[]): boolean =>
  thing.verb &&
  all.some((other) => !other.thing.verb && !isSure(other) && isTold(other) && !isPale(other.thing.head));

/**
 * Takes the certainty from a drawing that is only part of what the prompt names, that stands for a verb beside a thing
 * that nothing shows, or that only the quoted text names.
 * @param scored a thing
 * @param all things of the prompt
 */
export const doubted = (scored: Scored, all: readonly Scored[]): Scored =>
  isPartOfUnknown(scored, all) || isVerbOfUnknown(scored, all) || isQuotedOnly(scored, all)
    ? unsure(scored)
    : scored;
