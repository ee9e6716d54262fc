import { isEvent } from './event-words';
import { type Candidate, sure } from './match';
import { isPerson } from './people';
import { frameWords, isPale, setOf } from './small-words';
import type { Thing } from './things';

/** A thing of a prompt, its possible drawings, and its rank: a higher rank means a larger part in the picture. */
export type Scored = { thing: Thing; candidates: Candidate[]; rank: number };

/** Words for a person that are not the topic of a prompt if the prompt names another thing. */
export const anybody =
  setOf(`man men woman women girl boy guy dude lady person people mom mum mother dad father friend friends
  couple teenager kid child sister brother husband wife girlfriend boyfriend hombre hombres mujer mujeres chico chica
  nino nina ninos madre padre mama papa amigo amigos pareja hermano hermana novio novia senor senora persona grandma
  abuela abuelo grandpa anciano anciana adult adults son daughter hijo hija kids children husband family familia`);

/** Returns true if a noun phrase names a thing that a picture can show. */
export const isTold = ({ thing }: Scored): boolean =>
  !thing.verb &&
  thing.head.pos !== 'ADJ' &&
  thing.head.role === null &&
  !isPerson(thing.head) &&
  !frameWords.has(thing.head.stem) &&
  !frameWords.has(thing.head.fold) &&
  thing.head.fold.length > 2;

const isSure = ({ candidates }: Scored): boolean => (candidates[0]?.score ?? 0) >= sure;

/** Highest score of a drawing that shows only a part of the named thing. */
const partly = 0.5;

const unsure = (scored: Scored): Scored => ({
  ...scored,
  candidates: scored.candidates.map((one) => ({ ...one, score: Math.min(one.score, partly) })),
});

/**
 * Returns true for the second noun of "casco de moto" or "a lid of a jar" if the first noun, the thing, has no drawing.
 */
function isPartOfUnknown({ thing }: Scored, all: readonly Scored[]): boolean {
  if (!/^(?:of|de|del)$/.test(thing.preposition ?? '') || thing.side !== null) return false;
  const before = all.filter((other) => other.thing.at < thing.at).at(-1);
  if (!before || before.thing.verb || isSure(before) || anybody.has(before.thing.head.fold)) return false;
  const between = thing.at - (before.thing.at + before.thing.tokens.length);
  const { head, tokens } = before.thing;
  // A name before "of" is no thing. An event or an amount is shown by the noun behind "of".
  return (
    between <= 2 &&
    isTold(before) &&
    !isEvent(head) &&
    !isPale(head) &&
    !/^\p{Lu}/u.test(tokens[0]?.text ?? '')
  );
}

/** Words for a war, whose drawing shows swords also for a war with tanks. */
const isBattle = /^(?:battles?|wars?|siege|batallas?|guerras?|asedio|sitio)$/;

/** Vessels and amounts of food, without accents. */
const servings = setOf(
  'plate plates bowl bowls dish slice slices piece pieces serving basket tray plato platos cuenco cuencos tazon porcion porciones trozo trozos rebanada bandeja cesta',
);

/**
 * Returns true for a vessel or an event whose content has a drawing: the picture of "a plate of tacos" shows the tacos,
 * and that of "the battle of Stalingrad" shows no swords.
 */
const isVessel = ({ thing }: Scored, all: readonly Scored[]): boolean =>
  !thing.verb &&
  (servings.has(thing.head.fold) || isBattle.test(thing.head.fold)) &&
  all.some(
    (other) =>
      isSure(other) &&
      /^(?:of|de|del)$/.test(other.thing.preposition ?? '') &&
      other.thing.at >= thing.at + thing.tokens.length &&
      other.thing.at <= thing.at + thing.tokens.length + 2,
  );

/**
 * Returns true if only the quoted text names a thing and the prompt also names another thing; the text is written only.
 */
const isQuotedOnly = ({ thing }: Scored, all: readonly Scored[]): boolean =>
  thing.head.role === 'quoted' && all.some(({ thing: other }) => other.head.role !== 'quoted' && !other.verb);

/** Returns true for a verb beside a thing without a drawing: "I slept in a haunted hotel" shows no bed. */
const isVerbOfUnknown = ({ thing }: Scored, all: readonly Scored[]): boolean =>
  thing.verb &&
  all.some((other) => !other.thing.verb && !isSure(other) && isTold(other) && !isPale(other.thing.head));

/**
 * Lowers the scores of a drawing that shows only a part of the named thing, that symbolizes a verb beside a thing
 * without a drawing, that is only the vessel of a drawn thing, or that only the quoted text names.
 * @param scored a thing
 * @param all things of the prompt
 */
export const doubted = (scored: Scored, all: readonly Scored[]): Scored =>
  isPartOfUnknown(scored, all) ||
  isVerbOfUnknown(scored, all) ||
  isQuotedOnly(scored, all) ||
  isVessel(scored, all)
    ? unsure(scored)
    : scored;
