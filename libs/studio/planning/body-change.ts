import type { Illustration, IllustrationIndex } from '../knowledge/illustrations';
import { personId } from '../knowledge/people';
import type { Understanding } from '../understanding/understand';
import type { SceneInput } from './draft';
import { lookFor } from './people';

/** Matches a change of a person: of weight, body, skin or hair. */
const ofPerson =
  /(?<!\p{L})(?:glow[- ]?up|weight|lbs?|pounds|kilos?|kg|body|physique|muscles?|abs|belly|bulk|skin|acne|hair(?:cut|style)?|makeover|makeup|teeth|smile|peso|libras|cuerpo|f[ií]sico|m[uú]sculos?|barriga|abdomen|piel|acn[eé]|pelo|cabello|corte|look|maquillaje|dientes|sonrisa|adelgac[eé]|adelgazar|baj[eé] de)(?!\p{L})/iu;

/**
 * One person in two states, for a picture of before and after about a person.
 * @param input the request with its seed
 * @param understanding understanding of its prompt
 * @param index the illustration set
 * @returns null if the prompt is not about a change of a person
 */
export function bodyChangeOf(
  input: SceneInput,
  { people }: Pick<Understanding, 'people'>,
  index: IllustrationIndex,
): [before: Illustration, after: Illustration] | null {
  if (!ofPerson.test(input.prompt)) return null;
  const look = lookFor(input, people);
  const [before, after] = (['tired', 'proud'] as const).map((mood) => index.get(personId(look, mood)));
  return before && after ? [before, after] : null;
}
