import {
  type LetterFinish,
  type Typeface,
  aspectRatios,
  letterFinishes,
  typefaces,
} from '@portada/contracts';
import { z } from 'zod';
import { backdropSchema } from './backdrop.schema';
import { panoramaNames } from './panoramas';

/** Typefaces that a scene may use. The program that draws the scene registers a font under each name. */
export const faces = typefaces;
export type Face = Typeface;

/** Names of the patterns, places and skies that a background may show. */
export const motifs = [
  'rays',
  'grid',
  'skyline',
  'speed',
  'halftone',
  'hills',
  'blueprint',
  'arcs',
  'spheres',
  'forest',
  'beams',
  'bands',
  'bokeh',
  'confetti',
  'embers',
  'stars',
  'fog',
  'bolts',
  'bubbles',
  'beach',
  'bookshelf',
  'bricks',
  'chart',
  'checker',
  'circuit',
  'code',
  'desert',
  'hearts',
  'jungle',
  'kitchen',
  'leaves',
  'map',
  'money',
  'mountains',
  'newsroom',
  'notebook',
  'pixels',
  'road',
  'room',
  'sea',
  'sky',
  'smoke',
  'snow',
  'space',
  'stadium',
  'stage',
  'sunset',
  'sweep',
  'synth',
  'waves',
] as const;
export type MotifName = (typeof motifs)[number];

/** Names of the ideas (composition types) that a thumbnail may show. */
export const ideas = [
  'showcase',
  'stage',
  'close-up',
  'reveal',
  'reaction',
  'versus',
  'clash',
  'choice',
  'before-after',
  'progress',
  'list',
  'news',
  'challenge',
  'money',
  'tutorial',
  'review',
  'horror',
  'food',
  'gaming',
  'portrait',
  'statement',
  'keyword',
  'banner',
  'poster',
  'contrast',
  'caption',
  'scene',
] as const;
export type Idea = (typeof ideas)[number];

/** Names of the layouts. Each aspect ratio defines positions for the layouts that it supports. */
export const layoutNames = [
  'hero-right',
  'hero-left',
  'centre-split',
  'words-above',
  'words-below',
  'close-left',
  'close-right',
  'versus',
  'clash',
  'choice',
  'diagonal',
  'before-after',
  'progress',
  'podium',
  'row',
  'lower-third',
  'alone',
  'table',
  'person-left',
  'person-right',
  'type-stack',
  'type-bottom',
  'type-centre',
  'type-band',
  'type-giant',
  'type-split',
  'names',
  'names-diagonal',
  'names-bands',
  'times',
  'times-wide',
  'scene-right',
  'scene-left',
  'scene-above',
  'scene-below',
  'scene-whole',
  'scene-mirrored',
] as const;
export type LayoutName = (typeof layoutNames)[number];

const color = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
const fraction = z.number().min(0).max(1);
const seed = z
  .int()
  .min(0)
  .max(2 ** 32 - 1);

/** A point in the picture: pixels from the top left corner. */
export const pointSchema = z.object({ x: z.number(), y: z.number() });
export type Point = z.infer<typeof pointSchema>;

/** A rectangle in the picture, in pixels. */
export const boxSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number().min(0),
  height: z.number().min(0),
});
export type Box = z.infer<typeof boxSchema>;

const stop = z.object({ at: fraction, color });
const line = z.object({ width: z.number().min(0), color });
const shadow = z.object({ blur: z.number().min(0), x: z.number(), y: z.number(), color });
const glow = z.object({ blur: z.number().min(0), color });

/**
 * A photographed place out of focus as the background of the picture: the view from the middle of a panorama, `yaw`
 * degrees to the right of the panorama's middle and `pitch` degrees above the horizon, `fov` degrees wide. `exposure`,
 * `tint` (red, green, blue) and `saturation` are factors of the linear light; `blur` is in pixels.
 */
const panoramaSchema = z.object({
  kind: z.literal('panorama'),
  panorama: z.enum(panoramaNames),
  yaw: z.number(),
  pitch: z.number().min(-60).max(60),
  fov: z.number().min(20).max(120),
  exposure: z.number().min(0).max(8),
  tint: z.tuple([z.number().min(0).max(4), z.number().min(0).max(4), z.number().min(0).max(4)]),
  saturation: z.number().min(0).max(4),
  blur: z.number().min(0),
});

/** The gradient that is the background of the picture; `angle` is in degrees, 90 runs from top to bottom. */
const backgroundSchema = z.object({
  kind: z.literal('background'),
  angle: z.number(),
  stops: z.array(stop).min(2),
});

/**
 * Techniques in which a motif is drawn: lit like a photograph, cut out of flat paper, inked with outlines, or as lines
 * on a dark background.
 */
export const manners = ['lit', 'flat', 'ink', 'line'] as const;
export type Manner = (typeof manners)[number];

/**
 * A background motif as a layer of a scene. `ground` are the shades of the background beneath, dark to light; `blur`
 * is in pixels.
 */
const motifSchema = z.object({
  kind: z.literal('motif'),
  motif: z.enum(motifs),
  manner: z.enum(manners),
  colors: z.array(color).min(1),
  ground: z.tuple([color, color, color]),
  blur: z.number().min(0),
  opacity: fraction,
  center: pointSchema,
  seed,
});

/**
 * A layer that fills the part of the picture right of a slanted line with another motif; `at` is the middle of the
 * line as a share of the width, 0 to 1.
 */
const splitSchema = z.object({
  kind: z.literal('split'),
  edge: z.enum(['straight', 'jagged']),
  at: fraction,
  slant: z.number(),
  stops: z.array(stop).min(2),
  view: panoramaSchema.nullable(),
  motif: motifSchema.nullable(),
  divider: line,
});

const lightSchema = z.object({
  kind: z.literal('light'),
  center: pointSchema,
  radius: z.number().positive(),
  color,
  opacity: fraction,
});

/**
 * A layer with a plain shape behind a hero (main drawing) or text. A band is the background of a caption; a card is
 * paper with a margin.
 */
const plateSchema = z.object({
  kind: z.literal('plate'),
  shape: z.enum(['disc', 'burst', 'panel', 'band', 'tape', 'card']),
  box: boxSchema,
  rotation: z.number(),
  color,
  outline: line.nullable(),
  seed,
});

/**
 * Ways to repaint a drawing: lit as on a film set, lit as in a glossy studio, lit from below as in a nightmare, inked,
 * as neon tubes, printed in few inks, cut out of paper, as a technical drawing, lit in two tones as in a cartoon, as a
 * silhouette (a gradient from the dark color at the top to the light one at the bottom), or flat, in its plain colors without
 * gradients.
 */
export const finishes = [
  'lit',
  'gloss',
  'grim',
  'ink',
  'tube',
  'print',
  'paper',
  'draft',
  'cel',
  'silhouette',
  'flat',
] as const;
export type Finish = (typeof finishes)[number];

export { type LetterFinish, letterFinishes };

/** Surface materials of drawings with relief (lit as bodies). */
export const materialNames = ['clay', 'plastic', 'glazed', 'metal', 'food', 'fur'] as const;
/**
 * Lighting of a drawing with relief (lit as a body): as in a studio, by a warm lamp, or by one cold light from behind
 * in the dark.
 */
export const lightNames = ['studio', 'warm', 'dark'] as const;
/** Rules that change the fill colors of drawings with relief (lit as a body). */
export const recolorNames = ['gold', 'rich', 'poor', 'broken'] as const;
/**
 * Treatments of small dark shapes in a drawing with relief: round shapes as eyes, all shapes engraved, or no special
 * treatment.
 */
export const darkPartNames = ['eyes', 'hollow', 'plain'] as const;
/** Thickness of a drawing with relief (lit as a body). */
export const thicknessNames = ['full', 'flat'] as const;

/**
 * Data for lighting a drawing as a three-dimensional body in the light of a place. `darkParts` states how small dark
 * shapes are raised: in eyes they are domes, in a skull they are engraved. If the shapes of the drawing are unknown,
 * the drawing is drawn flat.
 */
const reliefSchema = z.object({
  material: z.enum(materialNames),
  recolor: z.enum(recolorNames).nullable(),
  thickness: z.enum(thicknessNames),
  darkParts: z.enum(darkPartNames),
  lit: z.enum(lightNames),
  /** True if steam rises from the drawing. */
  steam: z.boolean(),
  light: z.object({
    name: z.string(),
    harmonics: z.array(z.number()).length(27).readonly(),
    keyFrom: z.enum(['left', 'right']),
  }),
});
export type Relief = z.infer<typeof reliefSchema>;

/**
 * A layer with one drawing of the illustration set. `frame` is the unrotated square that the drawing fills.
 * `rotation` (degrees) rotates the drawing about the middle of `frame`. `box` bounds the visible part after rotation.
 */
const illustrationSchema = z.object({
  kind: z.literal('illustration'),
  role: z.enum(['hero', 'prop']),
  id: z.string().min(1),
  /**
   * Shapes of a drawing that is made for this picture, as SVG of at most 16,000 characters in a square of 32 units; absent for
   * a drawing of the set.
   */
  body: z.string().max(16_000).optional(),
  frame: z.object({ x: z.number(), y: z.number(), size: z.number().positive() }),
  box: boxSchema,
  rotation: z.number(),
  flip: z.boolean(),
  opacity: fraction,
  blur: z.number().min(0),
  /**
   * Tint of the drawing: its hue is mixed with the hue of `color` by the share `amount`. With `parts: 'main'` only the parts
   * in the main color of the drawing become `color`, with light and shade: a red car in white keeps its black tires.
   */
  tint: z.object({ color, amount: fraction, parts: z.literal('main').optional() }).nullable(),
  /** Finish of the drawing; `colors` are dark, middle and light, for finishes with few colors. */
  finish: z.object({ kind: z.enum(finishes), colors: z.tuple([color, color, color]) }).nullable(),
  /** Light on the drawing; `angle` is its direction in degrees: 0 from the right, 90 from below, -90 from above. */
  light: z.object({ angle: z.number(), color, strength: fraction }).nullable(),
  outline: line.nullable(),
  /** A second line around the outline of the drawing. */
  border: line.nullable(),
  shadow: shadow.nullable(),
  glow: glow.nullable(),
  rim: color.nullable(),
  /** The shadow of the drawing on the floor below it, and the strength of the floor's reflection. */
  floor: z.object({ color, blur: z.number().min(0), mirror: fraction }).nullable(),
  relief: reliefSchema.nullable(),
  /** Damage or cover on the surface of the drawing; absent for an intact drawing. */
  state: z.enum(['broken', 'burnt', 'frozen', 'wet']).optional(),
});
export type IllustrationLayer = z.infer<typeof illustrationSchema>;

const runSchema = z.object({ text: z.string(), highlighted: z.boolean() });

/** One line of a text layer: `x` is the left edge and `baseline` the baseline, both before skew and rotation. */
const textLineSchema = z.object({
  runs: z.array(runSchema).min(1),
  size: z.number().positive(),
  x: z.number(),
  baseline: z.number(),
});
export type TextLine = z.infer<typeof textLineSchema>;

/**
 * Ways to cut the edge of a panel: rounded, straight, cut with scissors, torn from paper, or painted with a broad
 * brush.
 */
export const panelCuts = ['round', 'slab', 'cut', 'torn', 'brush'] as const;

/**
 * A block of color behind a line of text. `padding` is in pixels around the letters. `radius` (pixels) is used by the
 * cut `round` only. `edge` is the color of a torn edge, `drop` a hard shadow.
 */
const panelSchema = z.object({
  color,
  padding: z.number().min(0),
  cut: z.enum(panelCuts),
  radius: z.number().min(0),
  edge: color.nullable(),
  drop: z.object({ x: z.number(), y: z.number(), color }).nullable(),
});
export type Panel = z.infer<typeof panelSchema>;

/** Text fitted into `box`; `fill` and `highlight` are gradients from the top to the bottom of each line. */
const textSchema = z.object({
  kind: z.literal('text'),
  role: z.enum(['headline', 'label']),
  face: z.enum(faces),
  box: boxSchema,
  lines: z.array(textLineSchema).min(1),
  rotation: z.number(),
  /**
   * Angle in degrees that the width of the text covers on an arc: positive for an arch, negative for a bowl. Absent for a
   * straight text.
   */
  arc: z.number().min(-180).max(180).optional(),
  skew: z.number(),
  fill: z.tuple([color, color]),
  highlight: z.tuple([color, color]),
  finish: z.enum(letterFinishes),
  strokes: z.array(line),
  /** The block of color behind each line of the text; null without a block. */
  panel: panelSchema.nullable(),
  extrusion: z.object({ x: z.number(), y: z.number(), color }).nullable(),
  shadow: shadow.nullable(),
  glow: glow.nullable(),
});
export type TextLayer = z.infer<typeof textSchema>;

const badgeSchema = z.object({
  kind: z.literal('badge'),
  text: z.string().min(1),
  face: z.enum(faces),
  size: z.number().positive(),
  box: boxSchema,
  rotation: z.number(),
  shape: z.enum(['pill', 'tag', 'disc', 'price', 'burst', 'timer', 'ribbon']),
  color,
  ink: color,
});

const arrowSchema = z.object({
  kind: z.literal('arrow'),
  from: pointSchema,
  to: pointSchema,
  bend: z.number(),
  width: z.number().positive(),
  color,
  outline: color,
});

const ringSchema = z.object({
  kind: z.literal('ring'),
  box: boxSchema,
  rotation: z.number(),
  width: z.number().positive(),
  color,
});

/** A layer with a large sign: a check mark, a cross, a question mark or a warning. */
const markSchema = z.object({
  kind: z.literal('mark'),
  shape: z.enum(['check', 'cross', 'question', 'exclamation']),
  box: boxSchema,
  rotation: z.number(),
  color,
  outline: line.nullable(),
});

/** A layer with a zigzag line that ends in an arrow head, such as a rising or falling price. */
const trendSchema = z.object({
  kind: z.literal('trend'),
  direction: z.enum(['up', 'down']),
  box: boxSchema,
  width: z.number().positive(),
  color,
  outline: line,
  seed,
});

/**
 * A layer that changes light and color of all layers beneath. `light` comes from `angle` (0 from the right, 90 from
 * below), `shade` covers the far side; `contrast` raises the contrast, `grey` reduces the colors.
 */
const gradeSchema = z.object({
  kind: z.literal('grade'),
  angle: z.number(),
  light: color,
  shade: color,
  amount: fraction,
  contrast: fraction,
  grey: fraction,
});

/**
 * The surface on which the members of a scene stand, as wide as the picture: `box` is its visible part, `shade` darkens
 * it, 0 to 1.
 */
const surfaceSchema = z.object({
  kind: z.literal('surface'),
  material: z.enum(['wood', 'floor', 'ice', 'snow', 'sand', 'grass', 'road', 'water', 'lava']),
  box: boxSchema,
  opacity: fraction,
  shade: fraction,
  seed,
});

/**
 * A part of the body below the drawing of a person's head and shoulders. `box` is the box of that drawing, `bottom` the
 * lower end of the torso, both in pixels. Headphones are on the head of the drawing; `flip` is true for a person who looks to
 * the left.
 */
const bodySchema = z.object({
  kind: z.literal('body'),
  part: z.enum(['torso', 'arms', 'hands', 'headphones']),
  box: boxSchema,
  hands: z.tuple([pointSchema, pointSchema]),
  bottom: z.number(),
  flip: z.boolean(),
  skin: color,
  clothes: color,
  outline: line.nullable(),
});

/** Falling rain over the whole picture. */
const rainSchema = z.object({ kind: z.literal('rain'), amount: fraction, seed });

const vignetteSchema = z.object({ kind: z.literal('vignette'), color, strength: fraction });
const grainSchema = z.object({ kind: z.literal('grain'), amount: fraction, seed });

/** Every kind of layer of a thumbnail. The layers are drawn in the order in which the scene lists them. */
export const layerSchema = z.discriminatedUnion('kind', [
  backgroundSchema,
  panoramaSchema,
  backdropSchema,
  splitSchema,
  motifSchema,
  lightSchema,
  plateSchema,
  illustrationSchema,
  textSchema,
  badgeSchema,
  arrowSchema,
  ringSchema,
  markSchema,
  trendSchema,
  surfaceSchema,
  bodySchema,
  rainSchema,
  gradeSchema,
  vignetteSchema,
  grainSchema,
]);
export type Layer = z.infer<typeof layerSchema>;
export type LayerOf<K extends Layer['kind']> = Extract<Layer, { kind: K }>;

/** A thumbnail as plain data. All measures are in pixels of a picture of `width` by `height`. */
export const sceneSchema = z.object({
  version: z.literal(1),
  width: z.int().positive(),
  height: z.int().positive(),
  aspectRatio: z.enum(aspectRatios),
  seed,
  idea: z.enum(ideas),
  layout: z.enum(layoutNames),
  layers: z.array(layerSchema).min(1),
});
export type Scene = z.infer<typeof sceneSchema>;
