import type { Illustration, IllustrationIndex } from '../knowledge/illustrations';
import { personId } from '../knowledge/people';
import type { Understanding } from '../understanding/understand';
import type { SceneInput } from './draft';
import { lookFor } from './people';

/** Matches a change of a person: of weight, body, skin or hair. */
const ofPerson =
  /(?<!\p{L})(?:glow[- ]?up|weight|lbs?|pounds|kilos?|kg|body|physique|muscles?|abs|belly|bulk|skin|acne|hair(?:cut|style)?|makeup|teeth|smile|peso|libras|cuerpo|f[ií]sico|m[uú]sculos?|barriga|abdomen|piel|acn[eé]|pelo|cabello|maquillaje|dientes|sonrisa|adelgac[eé]|adelgazar|baj[eé] de)(?!\p{L})/iu;

/** Matches a change of a person or of a thing: a new look, a makeover of a kitchen. */
const ofAnything = /(?<!\p{L})(?:makeover|corte|look)(?!\p{L})/iu;

/** Lowest score of a drawing of the thing that changes. */
const thingScore = 0.8;

/**
 * The two states of a picture of before and after: one person for a change of a person, else the thing of the prompt
 * twice.
 * @param input the request with its seed
 * @param understanding understanding of its prompt
 * @param index the illustration set
 * @param isFaceless true if the picture must not show people
 * @returns null if the prompt names neither a change of a person nor a thing with a certain drawing
 */
export function changeOf(
  input: SceneInput,
  { people, subjects: [subject], form }: Pick<Understanding, 'people' | 'subjects' | 'form'>,
  index: IllustrationIndex,
  isFaceless: boolean,
): [before: Illustration, after: Illustration] | null {
  const thing = subject?.id && subject.score >= thingScore ? index.get(subject.id) : undefined;
  const isOfPerson = ofPerson.test(input.prompt) || (!thing && ofAnything.test(input.prompt));
  if (isOfPerson && !isFaceless) {
    const look = lookFor(input, people);
    const [before, after] = (['tired', 'proud'] as const).map((mood) => index.get(personId(look, mood)));
    return before && after ? [before, after] : null;
  }
  return thing && form !== 'versus' ? [thing, thing] : null;
}
