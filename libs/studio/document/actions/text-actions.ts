import { z } from 'zod';
import { faces, letterFinishes } from '../../scene/scene.schema';
import { type DocumentLayer, layerIdSchema } from '../document.schema';
import { fittedBadge, fittedText, textOf } from '../fit-document-text';
import { changeLayer, defineAction } from './action';

/** Characters of a text that a user may type into one layer. */
const longestText = 300;
/** Lines and other characters, without control characters except the line break. */
const typedText = z
  .string()
  .trim()
  .min(1)
  .max(longestText)
  .regex(/^(?:\P{Cc}|\n)*$/u);

/** Replaces the words of a text or badge, and fits them into its box. A line break begins a new line. */
const setText = defineAction(
  z.strictObject({ id: layerIdSchema, text: typedText }),
  (document, { id, text }, context) =>
    changeLayer(document, id, (layer) => {
      if (layer.kind === 'text') return { ...layer, ...fittedText(layer, text, context.measure) };
      if (layer.kind !== 'badge' || text.includes('\n') || text.length > 60) return null;
      return { ...layer, ...fittedBadge(layer, text, context.measure) };
    }),
);

/** Sets the arc of a text. A straight text has no arc, so that it is the same document as before. */
const bent = (layer: Extract<DocumentLayer, { kind: 'text' }>, degrees: number): typeof layer => {
  const { arc: _former, ...straight } = layer;
  return degrees === 0 ? straight : { ...straight, arc: degrees };
};

/** Changes typeface, finish and arc of letters. The words are fitted into the box again after a change of the typeface. */
const setType = defineAction(
  z.strictObject({
    id: layerIdSchema,
    face: z.enum(faces).optional(),
    finish: z.enum(letterFinishes).optional(),
    skew: z.number().min(-0.6).max(0.6).optional(),
    arc: z.number().min(-180).max(180).optional(),
  }),
  (document, { id, face, finish, skew, arc }, context) =>
    changeLayer(document, id, (layer) => {
      const isPlain = finish === undefined && skew === undefined && arc === undefined;
      if (layer.kind === 'badge' && face !== undefined && isPlain) {
        const badge = { ...layer, face };
        return { ...badge, ...fittedBadge(badge, layer.text, context.measure) };
      }
      if (layer.kind !== 'text') return null;
      const text = {
        ...bent(layer, arc ?? layer.arc ?? 0),
        ...(face !== undefined && { face }),
        ...(finish !== undefined && { finish }),
        ...(skew !== undefined && { skew }),
      };
      return face === undefined ? text : { ...text, ...fittedText(text, textOf(layer), context.measure) };
    }),
);

/** Actions on words and letters. */
export const textActions = { 'set-text': setText, 'set-type': setType };
