import { type DocumentLayer, type SceneDocument } from '@portada/studio/document';
import sharp from 'sharp';

/** Ids of the photo and of its mask. */
export const [photoId, maskId] = [
  '7d444840-9dc0-41d1-b245-5ffdce74fad1',
  '7d444840-9dc0-41d1-b245-5ffdce74fad2',
];

/** Width and height of photo and mask, and the radius of the disc that the photo shows, in pixels. */
export const [side, radius] = [400, 120];
/** Width in pixels of the soft edge of the disc, in photo and mask. */
const softness = 12;

const [disc, ground] = [
  [200, 40, 40],
  [20, 200, 60],
];

/** Share of the disc in a pixel, 0 to 1. */
const shareAt = (x: number, y: number): number => {
  const distance = Math.hypot(x - side / 2, y - side / 2);
  return Math.min(1, Math.max(0, (radius - distance) / softness + 0.5));
};

const png = (colors: (share: number) => number[]): Promise<Buffer> => {
  const pixels = Buffer.alloc(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) pixels.set(colors(shareAt(x, y)), (y * side + x) * 4);
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer();
};

/** A photo of a red disc with a soft edge on green, and its mask, by id. */
export const photoFiles = async (): Promise<ReadonlyMap<string, Buffer>> =>
  new Map([
    [
      photoId,
      await png((share) => [
        ...disc.map((value, part) => Math.round(value * share + (ground[part] ?? 0) * (1 - share))),
        255,
      ]),
    ],
    [maskId, await png((share) => [255, 255, 255, Math.round(share * 255)])],
  ]);

const editing = { name: '', locked: false, hidden: false };

/** A document with a curved text over a blue ground. @param fields fields of the text that differ */
export const curvedDocument = (
  fields: Partial<Extract<DocumentLayer, { kind: 'text' }>> = {},
): SceneDocument => {
  const { layers, ...document } = cutOutDocument();
  const text: DocumentLayer = {
    ...editing,
    kind: 'text',
    id: 'text',
    role: 'headline',
    face: 'Anton',
    box: { x: 180, y: 190, width: 600, height: 160 },
    lines: [{ runs: [{ text: 'AROUND THE WORLD', highlighted: false }], size: 92, x: 195, baseline: 305 }],
    rotation: 0,
    skew: 0,
    fill: ['#ffffff', '#ffee00'],
    highlight: ['#ff0000', '#ff0000'],
    finish: 'plain',
    strokes: [{ width: 14, color: '#000000' }],
    panel: null,
    extrusion: null,
    shadow: { blur: 16, x: 6, y: 8, color: '#000000' },
    glow: null,
    ...fields,
  };
  return { ...document, layers: [...layers.slice(0, 1), text] };
};

/** A document with the photo in the middle of a blue ground. @param fields fields of the photo that differ */
export const cutOutDocument = (
  fields: Partial<Extract<DocumentLayer, { kind: 'photo' }>> = {},
): SceneDocument => ({
  version: 2,
  width: 960,
  height: 540,
  aspectRatio: '16:9',
  seed: 0,
  idea: null,
  layout: null,
  layers: [
    {
      ...editing,
      kind: 'background',
      id: 'ground',
      angle: 90,
      stops: [
        { at: 0, color: '#1030a0' },
        { at: 1, color: '#1030a0' },
      ],
    },
    {
      ...editing,
      kind: 'photo',
      id: 'photo',
      assetId: photoId,
      maskId,
      isCutOut: true,
      box: { x: 280, y: 70, width: 400, height: 400 },
      crop: null,
      rotation: 0,
      flip: false,
      radius: 0,
      blur: 0,
      outline: null,
      border: null,
      shadow: null,
      glow: null,
      opacity: 1,
      blend: 'normal',
      ...fields,
    },
  ],
});
