import { type PersonMood, personId } from '../knowledge/people';
import { placeInk } from '../planning/geometry';
import { bare } from '../planning/hero-effects';
import type { Box, LayerOf } from '../scene/scene.schema';
import { line } from './colors';
import type { FormatSize } from './format';
import { unitOf } from './frame';
import type { Slots } from './slots';

/** Visible part of a drawn person: head and shoulders in a square. */
const bustInk: [number, number, number, number] = [0.06, 0.03, 0.94, 1];

/** How a face is drawn: in which half it stands, in which mood, and without colors. */
export type FaceLook = { side: 'left' | 'right'; mood?: PersonMood; faded?: boolean };

/** The drawn person as a comic bust that looks inwards, at the bottom of a room in pixels. */
export function faceIn(
  slots: Slots,
  room: Box,
  { side, mood, faded }: FaceLook,
  size: FormatSize,
): LayerOf<'illustration'>[] {
  if (slots.face === null || slots.noFaces) return [];
  const unit = unitOf(size);
  const inwards = side === 'right' ? -1 : 1;
  return [
    {
      kind: 'illustration',
      role: 'hero',
      id: personId(slots.face.look, mood ?? slots.face.mood),
      ...bare,
      finish: { kind: 'cel', colors: [faded === true ? '#8c8c8c' : '#9e80b8', '#808080', '#ffffff'] },
      light: { angle: side === 'right' ? -142 : -38, color: '#ffffff', strength: 0 },
      outline: { width: unit * 0.85, color: line },
      border: { width: unit * 0.9, color: '#ffffff' },
      shadow: { blur: 0, x: inwards * unit * 1.4, y: unit * 1.2, color: `${line}aa` },
      tint: faded === true ? { color: '#808080', amount: 1 } : null,
      ...placeInk({ ink: bustInk }, room, 0, side === 'right', [0.5, 1]),
      relief: null,
    },
  ];
}

/** The part of a face's box, in pixels, that letters may not cover: hair to chin. */
export const headOf = ({ x, y, width, height }: Box): Box => ({
  x: x + width * 0.14,
  y,
  width: width * 0.72,
  height: height * 0.78,
});
