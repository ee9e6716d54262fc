import type { Action } from '../actions/action';
import type { SceneDocument } from '../document.schema';
import { colorDistance, hasPalette, meanDistance, paletteOf, recolored, turned } from './colors';
import { groundsOf } from './parts';

/** Angle in degrees by which the hues of a palette turn: far enough to be seen, and not the opposite color. */
const hueTurn = 150;
/** Grades that give a photographed ground another palette. */
const grades = {
  warm: { angle: -45, light: '#ff9a3c', shade: '#5a1f0c', amount: 0.55, contrast: 0.2, grey: 0 },
  cold: { angle: -45, light: '#4fc3ff', shade: '#0b1f5c', amount: 0.55, contrast: 0.2, grey: 0 },
} as const;

/** Returns an id that no layer of a document has. */
export const freeId = ({ layers }: SceneDocument, kind: string): string => {
  const used = new Set(layers.map(({ id }) => id));
  let number = layers.length + 1;
  while (used.has(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
};

/** Sets the grade whose light differs more from the present one. */
const otherGrade = (document: SceneDocument): Action => {
  const former = document.layers.find((layer) => layer.kind === 'grade');
  const from = ({ light }: { light: string }) => (former ? colorDistance(former.light, light) : 0);
  const grade = from(grades.cold) > from(grades.warm) ? grades.cold : grades.warm;
  return { name: 'set-grade', args: { newId: freeId(document, 'grade'), grade } };
};

/**
 * Returns the actions that turn the hues of ground, letters and panels. A picture without such colors, and a photographed
 * ground, get another grade. Photos, drawings and signs keep their own colors.
 */
export const otherColors = (document: SceneDocument): Action[] => {
  const layers = document.layers.filter((layer) => hasPalette(layer) && layer.kind !== 'grade');
  const changed = layers.map((layer) => turned(layer, hueTurn));
  const actions = changed.map((layer): Action => ({ name: 'replace', args: { id: layer.id, layer } }));
  const isPhotographed = groundsOf(document).some(({ kind }) => kind === 'panorama' || kind === 'picture');
  const isVisible = meanDistance(paletteOf(layers), paletteOf(changed)) > recolored;
  return isPhotographed || !isVisible ? [...actions, otherGrade(document)] : actions;
};
