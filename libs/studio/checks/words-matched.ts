import type { Legibility, PictureRequest } from '@portada/contracts';
import { plain } from '../knowledge/words';
import type { Knowledge } from '../planning/draft';
import type { Scene } from '../scene/scene.schema';
import { cleaned } from '../understanding/headline';
import { understand } from '../understanding/understand';
import { grade } from './grade';
import { scoreOf } from './measure-picture';

/** Returns true for a drawing of a person; such a drawing matches every word for a person. */
const isPerson = (id: string): boolean => /^person-k?[fm]\d/.test(id);

/**
 * Adds the line `words` to a legibility: the percentage of the things in a prompt that the image shows as drawing or
 * as text.
 * @param legibility legibility of the picture
 * @param request the creator's request
 * @param scene scene of the picture
 * @param knowledge illustration set and part-of-speech taggers
 * @returns the legibility without changes if the prompt names no thing
 */
export function withWords(
  legibility: Legibility,
  request: PictureRequest,
  scene: Scene,
  { index, taggers }: Pick<Knowledge, 'index' | 'taggers'>,
): Legibility {
  const { subjects, objects, sides, unknown, promptScene } = understand(
    cleaned(request.prompt),
    request,
    index,
    taggers,
  );
  const drawn = new Set(scene.layers.flatMap((layer) => (layer.kind === 'illustration' ? [layer.id] : [])));
  const written = new Set(textOf(scene).split(/\s+/).map(plain));
  // A described scene shows whole animals: the dog of the prompt is not the drawing of a dog's head.
  const members = (promptScene?.members ?? []).filter(({ id }) => id !== null && drawn.has(id));
  const isMember = (words: string): boolean =>
    words.split(/\s+/).some((word) => members.some(({ head }) => head === plain(word)));
  const hasPerson = [...drawn].some(isPerson);
  const things = [...subjects, ...objects, ...sides].map(
    ({ words, id, alternatives }) =>
      [id, ...alternatives].some((one) => one !== null && drawn.has(one)) ||
      isMember(words) ||
      (hasPerson && id !== null && index.get(id)?.group === 1) ||
      isWritten(words, written),
  );
  const matched = [...things, ...unknown.map((word) => isWritten(word, written))];
  if (matched.length === 0) return legibility;
  const line = grade('words', (matched.filter(Boolean).length / matched.length) * 100);
  const lines = [...legibility.lines, line];
  return { score: scoreOf(lines), lines };
}

/** Returns true if the text of the picture contains a word of the phrase that has at least three letters. */
const isWritten = (phrase: string, written: ReadonlySet<string>): boolean =>
  phrase
    .split(/\s+/)
    .map(plain)
    .some((word) => word.length > 2 && written.has(word));

/** Returns the text of a picture, joined by spaces. */
const textOf = ({ layers }: Scene): string =>
  layers
    .flatMap((layer) => {
      if (layer.kind === 'badge') return [layer.text];
      return layer.kind === 'text'
        ? layer.lines.map(({ runs }) => runs.map(({ text }) => text).join(''))
        : [];
    })
    .join(' ');
