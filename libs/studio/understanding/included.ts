import type { PictureRequest } from '@portada/contracts';
import type { Illustration, IllustrationIndex } from '../knowledge/illustrations';
import { drawingNamed } from './named';

/** An element that the creator asked to include: a drawing, or the words themselves if no drawing fits. */
export type Included = { kind: 'drawing'; illustration: Illustration } | { kind: 'label'; text: string };

/** Most emoji of a prompt that are drawn next to the hero. */
const mostEmoji = 3;

/** The requested elements, followed by the emoji of the prompt that are not the hero. */
export function includedOf(
  request: PictureRequest,
  emoji: readonly Illustration[],
  heroes: ReadonlySet<string>,
  index: IllustrationIndex,
  avoided: ReadonlySet<string>,
): Included[] {
  const asked = request.elementsToInclude
    .map((element) => includedAs(element, index, avoided))
    .filter((item) => item !== null);
  const there = new Set(asked.flatMap((item) => (item.kind === 'drawing' ? [item.illustration.id] : [])));
  const more = emoji.filter(({ id }) => !there.has(id) && !heroes.has(id)).slice(0, mostEmoji);
  return [...asked, ...more.map((illustration) => ({ kind: 'drawing' as const, illustration }))];
}

/** Returns the drawing or label of a requested element; null if the creator also excludes the element. */
function includedAs(
  element: string,
  index: IllustrationIndex,
  avoided: ReadonlySet<string>,
): Included | null {
  const emoji = index.inText(element)[0];
  if (emoji && !avoided.has(emoji.id)) return { kind: 'drawing', illustration: emoji };
  const named = drawingNamed(element, index, avoided);
  if (named) return { kind: 'drawing', illustration: named };
  if (!emoji && !drawingNamed(element, index)) return { kind: 'label', text: element };
  // The drawing of that name is excluded; another drawing with the same name or tag may replace it.
  const other = index.search(element, 12).find(({ illustration }) => !avoided.has(illustration.id));
  return other && other.score >= 2 ? { kind: 'drawing', illustration: other.illustration } : null;
}
