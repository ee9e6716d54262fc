import { z } from 'zod';
import { type TextLayer, faces, letterFinishes, panelCuts } from '../../scene/scene.schema';
import { layerIdSchema } from '../document.schema';
import { fittedText, textOf } from '../fit-document-text';
import { changeLayer, defineAction } from './action';

const color = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
const gradient = z.tuple([color, color]);
const length = z.number().min(0).max(2);
const offset = z.number().min(-2).max(2);
const side = z.object({ x: offset, y: offset, color });

/**
 * The look of a text: typeface, finish, gradients, outlines, panel, depth, shadow and glow. All lengths are shares of the size
 * of the smallest line, so that one look suits texts of every size. `skew` is in degrees.
 */
const textLookSchema = z.strictObject({
  face: z.enum(faces),
  skew: z.number().min(-30).max(30),
  finish: z.enum(letterFinishes),
  fill: gradient,
  highlight: gradient,
  strokes: z.array(z.object({ width: length, color })).max(4),
  panel: z
    .object({
      color,
      padding: length,
      cut: z.enum(panelCuts),
      radius: length,
      edge: color.nullable(),
      drop: side.nullable(),
    })
    .nullable(),
  extrusion: side.nullable(),
  shadow: side.extend({ blur: length }).nullable(),
  glow: z.object({ blur: length, color }).nullable(),
});
export type TextLook = z.infer<typeof textLookSchema>;

/** Multiplies every number within a value. */
const scaled = <T>(value: T, factor: number): T => {
  if (typeof value === 'number') return (value * factor) as T & number;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part: unknown) => scaled(part, factor)) as T;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, scaled(part, factor)])) as T;
};

/**
 * Gives a text another look. Words, box, rotation and arc stay; the words are fitted into the box again. All effects of the
 * former look are replaced.
 */
const setTextLook = defineAction(
  textLookSchema.extend({ id: layerIdSchema }),
  (document, { id, face, skew, finish, fill, highlight, ...lengths }, { measure }) =>
    changeLayer(document, id, (layer) => {
      if (layer.kind !== 'text') return null;
      const text = { ...layer, face, skew, finish, fill, highlight };
      const fitted: TextLayer['lines'] = fittedText(
        { ...text, panel: lengths.panel },
        textOf(layer),
        measure,
        1,
      ).lines;
      return {
        ...text,
        lines: fitted,
        ...scaled(lengths, Math.min(...fitted.map(({ size }) => size))),
      };
    }),
);

/** The action on the look of a text. */
export const textLookActions = { 'set-text-look': setTextLook };
