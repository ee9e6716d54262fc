import { looks, personId, personMoods, personNamed } from '../../knowledge/people';
import type { Action } from '../actions/action';
import type { DocumentLayer, SceneDocument } from '../document.schema';
import { placeOf, subjectsOf } from './parts';

/** Factors by which a person or thing grows, or shrinks if it is about as high as the picture. */
const [growth, shrinkage] = [1.3, 0.75];
const high = 0.85;

const replaced = (layer: DocumentLayer): Action => ({ name: 'replace', args: { id: layer.id, layer } });

/** Another person of the asset pack in the same mood, of the same sex and age; null for other drawings. */
const otherPerson = (drawing: string): { drawing: string; skin: string; clothes: string } | null => {
  const person = personNamed(drawing);
  const mood = personMoods.find((name) => person?.packedId.endsWith(`-${name}`));
  if (!person || !mood) return null;
  const { packed } = person;
  const similar = looks.filter(
    ({ gender, child, old, asked, name }) =>
      name === packed.name ||
      (gender === packed.gender && child === packed.child && old === packed.old && asked === undefined),
  );
  const next = similar[(similar.indexOf(packed) + 1) % similar.length];
  if (!next || next === packed) return null;
  return { drawing: personId(next, mood), skin: `#${next.skin}`, clothes: `#${next.clothes}` };
};

/**
 * Returns the actions that show another person. A photo, and a thing, look to the other side in another size instead. No
 * actions if the picture has neither.
 */
export const otherFace = (document: SceneDocument): Action[] => {
  const sizeOf = (layer: DocumentLayer) => placeOf(document, layer)?.size ?? 0;
  const [subject] = subjectsOf(document).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (!subject) return [];
  const other = subject.kind === 'illustration' ? otherPerson(subject.drawing) : null;
  if (subject.kind === 'illustration' && other) {
    // The shapes of a person in other colors are part of its layer; the other person is a drawing of the asset pack.
    const { body: _shapes, ...rest } = subject;
    const { drawing, skin, clothes } = other;
    const bodies = document.layers.flatMap((layer) =>
      layer.kind === 'body' ? [replaced({ ...layer, skin, clothes })] : [],
    );
    return [replaced({ ...rest, drawing }), ...bodies];
  }
  // The lower edge stays, so that a standing person does not float.
  const { id } = subject;
  const scale = sizeOf(subject) > high ? shrinkage : growth;
  return [
    { name: 'flip', args: { id } },
    { name: 'resize', args: { id, scale, anchor: { x: 0.5, y: 1 } } },
  ];
};
