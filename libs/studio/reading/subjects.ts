import type { PictureRequest } from '@portada/contracts';
import type { Knowledge } from '../planning/draft';
import { struckByElement } from '../understanding/named';
import { type Meant, type Ranked, ranked } from '../understanding/rank';
import type { SaidPlace } from '../understanding/settings';
import type { SaidSides } from '../understanding/side-words';
import { crossedOf, struckBy } from '../understanding/struck';
import { thingsIn } from '../understanding/things';
import { drawingNamed, isThing } from './drawings';
import { withDoubt } from './homographs';
import type { PromptText } from './prompt-text';
import { type Drawing, type ReadSubject, certain } from './reading';

/** The things of a prompt, and the sides of its comparison. */
export type FoundThings = Ranked & { crossed: Meant[] };

/**
 * Ranks the things of a prompt.
 * @param prompt the prompt
 * @param sides its sides; null without a comparison
 * @param place its place
 * @param request the request with the elements to avoid
 * @param knowledge drawings
 */
export function thingsOf(
  { text, tokens, avoided, language }: PromptText,
  sides: SaidSides | null,
  place: SaidPlace | null,
  { elementsToAvoid }: Pick<PictureRequest, 'elementsToAvoid'>,
  { index }: Pick<Knowledge, 'index'>,
): FoundThings {
  const struck = new Set([
    ...elementsToAvoid.flatMap((element) => struckByElement(element, index)),
    ...avoided.flatMap(({ head }) => struckBy(head, index, language)),
  ]);
  const things = thingsIn(tokens, language, sides?.sides ?? []).filter(
    ({ head }) => head.isField !== true && head.role !== 'quoted',
  );
  const found = ranked(things, struck, sides?.sides.length ?? 0, {
    index,
    language,
    foreign: false,
    place,
    text,
  });
  const isEmpty = found.subjects.length === 0;
  const all = [...found.subjects, ...found.objects];
  const doubted = (one: Meant): Meant => withDoubt({ tokens }, one, all, index);
  return {
    ...found,
    subjects: found.subjects.map(doubted),
    objects: found.objects.map(doubted),
    crossed: isEmpty ? crossedOf(avoided, { elementsToAvoid }, index, language) : [],
  };
}

/**
 * The things that a picture may show, in the order of their importance. People are left out unless nothing else is there.
 * @param found result of `thingsOf`
 * @param isDescribed true if the prompt describes a picture: its things then stand in the order of the prompt
 */
export function subjectsOf(
  { subjects, objects, crossed }: FoundThings,
  { isDescribed, text }: Pick<PromptText, 'isDescribed' | 'text'>,
  { index }: Pick<Knowledge, 'index'>,
): ReadSubject[] {
  const meant = subjects.length > 0 ? [...subjects, ...objects] : crossed;
  const read = meant.flatMap((one) => subjectOf(one, index));
  const things = read.filter(({ drawing }) => drawing !== null && isThing(drawing));
  const shown =
    things.length > 0 ? things : read.filter(({ drawing }) => drawing !== null && drawing.group === 1);
  const ids = new Set<string>();
  const single = shown.filter(
    ({ drawing }) => drawing !== null && !ids.has(drawing.id) && Boolean(ids.add(drawing.id)),
  );
  const at = ({ words }: ReadSubject): number => {
    const place = text.toLowerCase().indexOf(words.toLowerCase());
    return place < 0 ? text.length : place;
  };
  if (!isDescribed) return single;
  const isSure = ({ certainty }: ReadSubject): number => Number(certainty < certain);
  return [...single].sort((a, b) => isSure(a) - isSure(b) || at(a) - at(b));
}

/** Most drawings to choose from. */
const most = 5;

function subjectOf({ words, id, alternatives, score }: Meant, index: Knowledge['index']): ReadSubject[] {
  const drawing = drawingNamed(id, index);
  if (!drawing) return [];
  const found = alternatives
    .map((other) => drawingNamed(other, index))
    .filter((one): one is Drawing => one !== null);
  return [
    {
      words,
      drawing,
      certainty: Math.max(0, Math.min(1, score)),
      candidates: [drawing, ...found].filter(isThing).slice(0, most),
    },
  ];
}
