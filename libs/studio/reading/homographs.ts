import { stem } from '../knowledge/words';
import type { IllustrationIndex } from '../knowledge/illustrations';
import type { Meant } from '../understanding/rank';
import { isNoun, type Token } from '../understanding/tokens';
import type { PromptText } from './prompt-text';

/** Nouns that mean things of different fields, in English and Spanish, without accents. */
const homographs: ReadonlySet<string> = new Set(
  `bat crane seal bass pitcher bolt nut match trunk organ nail palm chip jaguar python turkey mercury mouse bank spring bow
  tank plant chest calf date club ruler current board mole drill pen yard bark iron file scale stamp racket ram swallow
  tie fan pipe cell port stick coach pupil bill check chord crown jack deck court draft hood boot sole clutch pound
  quarter cricket diamond sponge toast perch slug toad beetle puma mustang cougar banco sierra vela mango muneca copa
  cinta red tanque lima granada cobra raton cola cura sobre tabla carta bota regla lengua cubo pico bomba corona
  estacion pila mono plancha falda cabo canal cometa frente orden corte pendiente bateria cresta papa gemelo nube mina
  muelle palma pata pinza yema clavo grua foca alfil`
    .split(/\s+/)
    .map(stem),
);

/** Certainty of a sense that nothing in the prompt decides; it is below the certainty of a filled slot. */
const unsure = 0.55;

/** Groups of drawings whose things are found together: animals with food, vehicles with places, activities with objects. */
const worlds: Readonly<Record<number, string>> = {
  3: 'living',
  4: 'living',
  5: 'travel',
  6: 'object',
  7: 'object',
};

/**
 * Lowers the certainty of a thing whose noun has several senses if no word of the prompt decides the sense and the other things of
 * the prompt are of another field, or if a name in capitals has the drawing of an animal or a meal.
 * @param prompt the prompt
 * @param meant the thing
 * @param others all things of the prompt
 * @param index drawings
 */
export function withDoubt(
  { tokens }: Pick<PromptText, 'tokens'>,
  meant: Meant,
  others: readonly Meant[],
  index: IllustrationIndex,
): Meant {
  const token = tokens.find(({ fold }) => fold === meant.head);
  const group = meant.id === null ? undefined : index.get(meant.id)?.group;
  if (!token || group === undefined || meant.words.split(' ').length > 1 + Number(isCounted(meant)))
    return meant;
  const score = Math.min(meant.score, unsure);
  if (isNamed(tokens, token) && (group === 3 || group === 4)) return { ...meant, score };
  if (!homographs.has(token.stem) || token.sense !== undefined) return meant;
  const isSupported = others.some(
    (other) =>
      other !== meant && other.id !== null && worlds[index.get(other.id)?.group ?? -1] === worlds[group],
  );
  return isSupported ? meant : { ...meant, score };
}

const isCounted = ({ words }: Meant): boolean => /^\d/.test(words);

/** Returns true for a capital within a text that is otherwise in small letters. */
function isNamed(tokens: readonly Token[], token: Token): boolean {
  const nouns = tokens.filter((one) => isNoun(one) && one.at > 0);
  const capitals = nouns.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  return token.at > 0 && /^\p{Lu}\p{Ll}/u.test(token.text) && capitals * 2 <= Math.max(2, nouns.length);
}
