import { aspectRatios, photoCropSchema } from '@portada/contracts';
import { z } from 'zod';
import {
  type IllustrationLayer,
  type Layer,
  boxSchema,
  ideas,
  layerSchema,
  layoutNames,
} from '../scene/scene.schema';
import { boundsIssues } from './bounds';

/**
 * Version of the schema of documents. A change of the schema gets a new number and a step in `migrate.ts`, except for a
 * new field whose default value draws the same picture as before.
 */
export const documentSchemaVersion = 2;

/**
 * Limits of a document: number of layers, characters of a layer's name, bytes of the document as JSON, and number of own
 * photos and generated images.
 */
export const documentLimits = { layers: 200, name: 80, bytes: 128 * 1024, pictures: 20 } as const;

/** Ways to mix a layer with the layers beneath it. `normal` covers them. */
export const blends = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
] as const;
export type Blend = (typeof blends)[number];

/** Id of a layer, unique in its document. */
export const layerIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
/** Name of a layer, on one line. An empty name means that the layer shows the name of its kind. */
export const layerNameSchema = z
  .string()
  .max(documentLimits.name)
  .regex(/^\P{Cc}*$/u);

const fraction = z.number().min(0).max(1);
const color = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
/** A line around a drawing: width in pixels and color. */
export const lineSchema = z.object({ width: z.number().min(0), color });
/** A shadow: blur and offset in pixels, and color. */
export const shadowSchema = z.object({ blur: z.number().min(0), x: z.number(), y: z.number(), color });
/** A glow: blur in pixels and color. */
export const glowSchema = z.object({ blur: z.number().min(0), color });

/** Light of a photo: factors of its linear light and of its colors. `tint` is red, green and blue. */
const toneSchema = z.object({
  exposure: z.number().min(0).max(8),
  tint: z.tuple([z.number().min(0).max(4), z.number().min(0).max(4), z.number().min(0).max(4)]),
  saturation: z.number().min(0).max(4),
});

/**
 * A layer with one of the user's own pictures. `box` is the unrotated rectangle that the cropped photo fills; `maskId` is
 * an asset whose opacity cuts the photo out, as long as `isCutOut` is true. A photo without a mask is always shown whole. With
 * `isGround` the whole photo is the ground of the picture: it is drawn without mask, lines, shadow and glow, and its blur does
 * not fade its edges. `match` is how far brightness, contrast and color of the photo follow the ground, and `rim` the strength
 * of the light on its edge, both 0 to 1 and 0 if absent. `tone` is the light of the photo itself.
 */
const photoSchema = z.object({
  kind: z.literal('photo'),
  assetId: z.uuid(),
  maskId: z.uuid().nullable(),
  isCutOut: z.boolean().default(true),
  box: boxSchema,
  crop: photoCropSchema.nullable(),
  rotation: z.number(),
  flip: z.boolean(),
  radius: z.number().min(0),
  blur: z.number().min(0),
  isGround: z.literal(true).optional(),
  match: fraction.optional(),
  rim: fraction.optional(),
  tone: toneSchema.optional(),
  outline: lineSchema.nullable(),
  border: lineSchema.nullable(),
  shadow: shadowSchema.nullable(),
  glow: glowSchema.nullable(),
});

/** A generated image as the ground of the document: it covers the picture. */
const pictureSchema = z.object({ kind: z.literal('picture'), imageId: z.uuid() });

/** Kinds of layers that can be transparent as a whole and mixed with the layers beneath. */
export const blendableKinds = [
  'photo',
  'picture',
  'plate',
  'illustration',
  'text',
  'badge',
  'arrow',
  'ring',
  'mark',
  'trend',
  'body',
] as const;

/** Kinds of blendable layers whose schema has no opacity of its own. */
const withoutOpacity: readonly string[] = blendableKinds.filter((kind) => kind !== 'illustration');

const editing = {
  id: layerIdSchema,
  name: layerNameSchema,
  locked: z.boolean(),
  hidden: z.boolean(),
};

/** Fields that every layer of a document has in addition to the fields of its kind. */
type Editing = { id: string; name: string; locked: boolean; hidden: boolean };
export type PhotoLayer = z.infer<typeof photoSchema>;
export type PictureLayer = z.infer<typeof pictureSchema>;

/**
 * A drawing of the illustration set, or one that was made for a picture. `drawing` is its name, which a scene calls `id`.
 */
export type DrawingLayer = Omit<IllustrationLayer, 'id'> & { drawing: string };

/** The drawn content of a layer, without the fields that the editor adds. */
export type DrawnLayer = Exclude<Layer, IllustrationLayer> | DrawingLayer | PhotoLayer | PictureLayer;
/** A layer of a document. `opacity` and `blend` exist on layers of `blendableKinds` only. */
export type DocumentLayer = DrawnLayer & Editing & { opacity?: number; blend?: Blend };
export type DocumentLayerKind = DocumentLayer['kind'];

type LayerOption = z.ZodObject<{ kind: z.ZodLiteral<DocumentLayerKind> }>;

const kindOf = (option: LayerOption): string => option.shape.kind.value;
const isBlendable = (kind: string): boolean => blendableKinds.some((known) => known === kind);

// The schemas of the kinds are extended in a loop, in which the compiler cannot follow the type of each kind.
const options = [...layerSchema.options, photoSchema, pictureSchema].map((option) => {
  const kind = kindOf(option as unknown as LayerOption);
  return (option as unknown as LayerOption).extend({
    ...editing,
    ...(kind === 'illustration' && { drawing: z.string().min(1).max(200) }),
    ...(isBlendable(kind) && { blend: z.enum(blends).default('normal') }),
    ...(withoutOpacity.includes(kind) && { opacity: fraction.default(1) }),
  });
}) as unknown as [LayerOption, ...LayerOption[]];

/** A layer of a document: the fields of its kind, and id, name, lock and visibility. */
export const documentLayerSchema = z.discriminatedUnion('kind', options) as unknown as z.ZodType<
  DocumentLayer,
  DocumentLayer
>;

/**
 * The document of a thumbnail: its layers in the order in which they are drawn. All measures are in pixels of a picture
 * of `width` by `height`. Every number, text and list has a bound.
 */
export const documentSchema = z
  .object({
    version: z.literal(documentSchemaVersion),
    width: z.int().min(16).max(1920),
    height: z.int().min(16).max(1920),
    aspectRatio: z.enum(aspectRatios),
    seed: z
      .int()
      .min(0)
      .max(2 ** 32 - 1),
    idea: z.enum(ideas).nullable(),
    layout: z.enum(layoutNames).nullable(),
    layers: z.array(documentLayerSchema).min(1).max(documentLimits.layers),
  })
  .superRefine((document, context) => {
    for (const path of boundsIssues(document.layers)) {
      context.addIssue({ code: 'custom', path: ['layers', ...path], message: 'invalid' });
    }
  });
export type SceneDocument = z.infer<typeof documentSchema>;
