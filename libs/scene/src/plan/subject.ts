import type { PictureRequest } from '@portada/contracts';
import type { Illustration, IllustrationIndex } from '../knowledge/illustrations';
import { type Concept, type Intent, conceptsIn, intentHeroes, isKindWord } from '../knowledge/lexicon';
import { type Emotion, emotionOf, trendOf } from '../knowledge/emotions';
import { type Figure, figureOf } from '../knowledge/figures';
import { isNumber, isStopWord, pictureWords, plain } from '../knowledge/words';
import { cleaned } from './headline';
import type { Random } from './random';

/** Something the creator asked to see: a drawing, or the words themselves where no drawing fits. */
export type Included = { kind: 'drawing'; illustration: Illustration } | { kind: 'label'; text: string };

/** One half of a picture of two things or two times. */
export type Side = {
  /** Its name in capitals, one to three words: `IPHONE`, `ANTES`. */
  label: string;
  hero: Illustration;
};

/** What a thumbnail shall show. */
export type Subject = {
  /** Kind of video; decides the layout: "top 5 horror games" is a list. */
  intent: Intent;
  /** What it is about, as a kind as well: "top 5 horror games" is about horror; the intent again where no topic is known. */
  theme: Intent;
  /** One hero; two in a versus or before-after picture, which may be the same drawing twice. */
  heroes: [Illustration, ...Illustration[]];
  /** The two halves of a versus or before-after picture, left first; null in any other. */
  sides: [Side, Side] | null;
  /** The number that the prompt makes most of. */
  figure: Figure | null;
  /** Whether something climbs or falls. */
  trend: 'up' | 'down' | null;
  /** What the sentence feels; null where no word tells. Faces for it: `emotionFaces`. */
  emotion: Emotion | null;
  /** Another thing that the prompt names; null where it names one. */
  second: Illustration | null;
  props: Illustration[];
  included: Included[];
  concept: Concept | null;
  /** Whether the hero was named by the prompt; false where it only stands for the kind of video. */
  found: boolean;
};

const versusWord = /\s(?:vs\.?|versus|contra)\s/i;

/** Weakest score of a word search that is believed: where nothing else is known, and where the kind of video is. */
const believable = { alone: 4.5, besideKind: 9 };

/**
 * Finds what to draw: emoji of the prompt, then a topic of the lexicon, then any drawing its words name, then the
 * drawing of its kind of video. Nothing that is to be avoided is ever chosen.
 * @param request the creator's request
 * @param index the illustration set
 * @param random decides among equals
 */
export function subjectOf(request: PictureRequest, index: IllustrationIndex, random: Random): Subject {
  const avoided = new Set(request.elementsToAvoid.flatMap((element) => [...index.allMeant(element)]));
  const allowed = (ids: readonly string[]): Illustration[] =>
    ids
      .map((id) => index.get(id))
      .filter((found) => found !== undefined && !avoided.has(found.id)) as Illustration[];
  const text = subjectText(request);
  const concepts = conceptsIn(text);
  const concept = concepts.find((candidate) => allowed(candidate.hero).length > 0) ?? null;
  const intent = versusWord.test(text) ? 'versus' : (concept?.intent ?? 'general');
  const pair = versusWord.test(text) ? bothSides(text, index, allowed) : null;
  const single = pair ? null : heroOf(text, concept, index, allowed);
  const standIn = (): Illustration => allowed(intentHeroes[intent])[0] ?? anyOf(index, avoided, random);
  const heroes: [Illustration, ...Illustration[]] = pair ?? [single ?? standIn()];
  const taken = new Set(heroes.map(({ id }) => id));
  const included = request.elementsToInclude
    .map((element) => includedAs(element, index, avoided))
    .filter((item) => item !== null);
  for (const item of included) if (item.kind === 'drawing') taken.add(item.illustration.id);
  const second = pair ? null : secondOf(concepts, taken, allowed);
  if (second) taken.add(second.id);
  const props = allowed([...new Set(concepts.slice(0, 2).flatMap(({ props: ids }) => ids))]);
  return {
    intent,
    theme: concept?.intent ?? intent,
    heroes,
    sides: null,
    figure: figureOf(text),
    trend: trendOf(text),
    emotion: emotionOf(text),
    second,
    props: props.filter(({ id }) => !taken.has(id)),
    included,
    concept,
    found: pair !== null || single !== null,
  };
}

const subjectText = (request: PictureRequest): string =>
  cleaned(`${request.prompt} ${request.headline ?? ''}`);

function secondOf(
  concepts: readonly Concept[],
  taken: ReadonlySet<string>,
  allowed: Allowed,
): Illustration | null {
  const others = concepts.filter(({ general }) => !general).slice(1, 4);
  return others.flatMap(({ hero }) => allowed(hero).slice(0, 1)).find(({ id }) => !taken.has(id)) ?? null;
}

type Allowed = (ids: readonly string[]) => Illustration[];

function heroOf(
  text: string,
  concept: Concept | null,
  index: IllustrationIndex,
  allowed: Allowed,
): Illustration | null {
  const emoji = allowed(index.inText(text).map(({ id }) => id))[0];
  if (emoji) return emoji;
  const named = concept ? allowed(concept.hero)[0] : undefined;
  if (named && !concept?.general) return named;
  return searched(text, index, allowed, named ? believable.besideKind : believable.alone) ?? named ?? null;
}

function searched(
  text: string,
  index: IllustrationIndex,
  allowed: Allowed,
  least: number,
): Illustration | null {
  const words = text.split(/[^\p{L}\p{N}'-]+/u);
  const asked = words.filter(
    (word) => !isStopWord(word) && !isNumber(word) && !isKindWord(word) && !pictureWords.has(plain(word)),
  );
  const matches = index.search(asked.slice(0, 60).join(' '), 40);
  const best = matches.find(
    ({ illustration, score }) => score >= least && allowed([illustration.id]).length > 0,
  );
  return best?.illustration ?? null;
}

function bothSides(
  text: string,
  index: IllustrationIndex,
  allowed: Allowed,
): [Illustration, Illustration] | null {
  const [left = '', right = ''] = text.split(versusWord);
  const near = { left: left.split(' ').slice(-6).join(' '), right: right.split(' ').slice(0, 6).join(' ') };
  const side = (part: string, other?: Illustration): Illustration | undefined => {
    const candidates = [
      ...allowed(index.inText(part).map(({ id }) => id)),
      ...conceptsIn(part).flatMap(({ hero, general }) => (general ? [] : allowed(hero))),
      ...[searched(part, index, allowed, believable.alone)].filter((found) => found !== null),
    ];
    return candidates.find(({ id }) => id !== other?.id);
  };
  const first = side(near.left);
  const second = side(near.right, first);
  return first && second ? [first, second] : null;
}

/** Null where all that the element may mean is to be avoided as well: keeping out wins. */
function includedAs(
  element: string,
  index: IllustrationIndex,
  avoided: ReadonlySet<string>,
): Included | null {
  const emoji = index.inText(element)[0];
  const concept = conceptsIn(element).find(({ general }) => !general);
  const named = concept?.hero.map((id) => index.get(id)).find((found) => found && !avoided.has(found.id));
  const matches = index.search(element, 12).filter(({ illustration }) => !avoided.has(illustration.id));
  const believed = matches.find(({ score }) => score >= 2);
  const illustration = emoji && !avoided.has(emoji.id) ? emoji : (named ?? believed?.illustration);
  if (illustration) return { kind: 'drawing', illustration };
  return matches.length === 0 && index.search(element, 1).length > 0
    ? null
    : { kind: 'label', text: element };
}

/** Everything that stands for the kind of video is to be avoided: any other thing of the set. */
function anyOf(index: IllustrationIndex, avoided: ReadonlySet<string>, random: Random): Illustration {
  const [first, ...rest] = index
    .all()
    .filter(({ id, group }) => group >= 3 && group <= 7 && !avoided.has(id));
  if (!first) throw new Error('The illustration set is empty, or every drawing of it is to be avoided.');
  return random.pick([first, ...rest]);
}
