import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { Image, createCanvas } from '@napi-rs/canvas';
import {
  type Illustration,
  catalogueOf,
  emojiEntrySchema,
  hashOf,
  ownIllustrations,
  ownObjects,
  panoramaNames,
  redrawn,
  shapesOf,
  packFonts,
} from '@portada/studio';
import { converter } from 'culori';
import { z } from 'zod';
import { peopleDrawings } from './people-drawings';
import { type PackedIllustration, packFiles, svgOf } from './pack';

/**
 * Builds the asset pack of the studio: the used illustrations in one blob, their catalogue, the panoramas and the
 * fonts.
 */
const require = createRequire(import.meta.url);
const directory = join(import.meta.dirname, '../../../dist/studio');
const iconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

const json = <T>(schema: z.ZodType<T>, path: string): T =>
  schema.parse(JSON.parse(readFileSync(require.resolve(path), 'utf8')));

const { icons } = json(iconSet, '@iconify-json/fluent-emoji/icons.json');
const catalogue = catalogueOf({
  english: json(z.array(emojiEntrySchema), 'emojibase-data/en/data.json'),
  spanish: json(z.array(emojiEntrySchema), 'emojibase-data/es/data.json'),
  keywords: json(z.record(z.string(), z.array(z.string())), 'emojilib/dist/emoji-en-US.json'),
  names: json(z.record(z.string(), z.string()), '@iconify-json/fluent-emoji-flat/chars.json'),
  drawn: (name) => name in icons,
});

/** Side in pixels of the square in which a drawing is measured. */
const side = 64;
const toOklch = converter('oklch');

/** Measures the bounds of the visible part of a drawing, and its mean hue. */
function seen(body: string): Pick<Illustration, 'ink' | 'hue'> {
  const canvas = createCanvas(side, side);
  const picture = new Image();
  picture.src = svgOf(body, side);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(picture, 0, 0, side, side);
  const { data } = ctx.getImageData(0, 0, side, side);
  const bounds = { left: side, top: side, right: 0, bottom: 0 };
  const sum = { r: 0, g: 0, b: 0, weight: 0 };
  for (let place = 0; place < side * side; place += 1) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(place * 4, place * 4 + 4);
    if (alpha < 40) continue;
    const [x, y] = [place % side, Math.floor(place / side)];
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
    // Saturated colors count more for the mean hue than greys.
    const weight = (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
    sum.r += r * weight;
    sum.g += g * weight;
    sum.b += b * weight;
    sum.weight += weight;
  }
  const scale = sum.weight * 255;
  const mean =
    scale > 0 ? toOklch({ mode: 'rgb', r: sum.r / scale, g: sum.g / scale, b: sum.b / scale }) : null;
  const share = (edge: number) => edge / side;
  return {
    ink:
      bounds.right > bounds.left
        ? [share(bounds.left), share(bounds.top), share(bounds.right), share(bounds.bottom)]
        : [0, 0, 1, 1],
    hue: mean?.h !== undefined && mean.c > 0.04 && sum.weight > side ? Math.round(mean.h) : null,
  };
}

/**
 * Removes clips that only refer to another shape, because the canvas would draw nothing inside them. In this
 * illustration set such a clip is the whole square, so the drawing stays the same.
 */
const withoutUsedClips = (body: string): string =>
  [...body.matchAll(/<clipPath id="(\w+)"><use [^>]*\/><\/clipPath>/g)].reduce(
    (rest, [, id]) => rest.replaceAll(` clip-path="url(#${id})"`, ''),
    body,
  );

/** Skin tones of the illustration set. */
const skinTones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;

/**
 * Returns the SVG body of a drawing by its name. People and hands get a skin tone that is derived from the name,
 * instead of yellow.
 */
function bodyOf(set: typeof icons, id: string): string | undefined {
  const tones = skinTones.flatMap((tone) => set[`${id}-${tone}`] ?? []);
  return (tones[hashOf(id) % Math.max(1, tones.length)] ?? set[id])?.body;
}

/** Creates a blob of compressed texts. A text that is added again is held once. */
function createBlob() {
  const parts: Buffer[] = [];
  const places = new Map<string, [number, number]>();
  let length = 0;
  return {
    add: (text: string): [number, number] => {
      const known = places.get(text);
      if (known) return known;
      const part = deflateRawSync(text, { level: 9 });
      parts.push(part);
      length += part.length;
      const place: [number, number] = [length - part.length, part.length];
      places.set(text, place);
      return place;
    },
    bytes: () => Buffer.concat(parts),
  };
}

/**
 * Moves and scales a flat drawing so that its visible part fits into the visible bounds of the shaded drawing of the
 * same name. Scenes are planned with the bounds of the shaded drawing, and the flat or the shaded drawing may be
 * shown.
 * @returns null if the shapes of the flat drawing cannot be read
 */
function fittedFlat(
  body: string | undefined,
  [left, top, right, bottom]: Illustration['ink'],
): string | null {
  if (body === undefined || !shapesOf(body)) return null;
  const own = seen(body).ink;
  const scale = Math.min((right - left) / (own[2] - own[0]), (bottom - top) / (own[3] - own[1]));
  const across = (left + right) / 2 - ((own[0] + own[2]) / 2) * scale;
  // The flat drawing has the same lower edge as the shaded drawing.
  const down = bottom - own[3] * scale;
  const [dx, dy] = [across * 32, down * 32].map((units) => Number(units.toFixed(3)));
  return `<g transform="matrix(${scale.toFixed(4)} 0 0 ${scale.toFixed(4)} ${dx} ${dy})">${body}</g>`;
}

const { icons: flatIcons } = json(iconSet, '@iconify-json/fluent-emoji-flat/icons.json');
const drawings = createBlob();
const flat = createBlob();
const pack = (
  illustration: (typeof catalogue)[number],
  parts: readonly string[],
  shapes = bodyOf(flatIcons, illustration.id),
): PackedIllustration => {
  const look = seen(parts.join(''));
  const flatBody = fittedFlat(shapes, look.ink);
  return {
    ...illustration,
    ...look,
    at: parts.map((part) => drawings.add(part)),
    flatAt: flatBody === null ? null : flat.add(flatBody),
  };
};
const packed = [
  ...catalogue.map((illustration) => {
    const own = redrawn.get(illustration.id);
    return own === undefined
      ? pack(illustration, [withoutUsedClips(bodyOf(icons, illustration.id) ?? '')])
      : pack(illustration, [own], own);
  }),
  ...ownIllustrations.map((illustration, place) => {
    const body = ownObjects[place]?.body ?? '';
    return pack(illustration, [body], body);
  }),
  ...peopleDrawings().map(({ illustration, parts }) => pack(illustration, parts)),
];

for (const folder of [packFiles.fonts, packFiles.panoramas])
  mkdirSync(join(directory, folder), { recursive: true });
const write = (name: string, bytes: string | Buffer) => {
  // The blob is written to a temporary file, which is then renamed, so that a running process never reads half a
  // file.
  writeFileSync(join(directory, `${name}.new`), bytes);
  renameSync(join(directory, `${name}.new`), join(directory, name));
};
write(packFiles.drawings, drawings.bytes());
write(packFiles.flat, flat.bytes());
write(packFiles.catalogue, JSON.stringify(packed));
let lettersLength = 0;
for (const { file, source } of packFonts) {
  const bytes = readFileSync(require.resolve(source));
  write(join(packFiles.fonts, file), bytes);
  lettersLength += bytes.length;
}
for (const name of panoramaNames)
  write(
    join(packFiles.panoramas, `${name}.webp`),
    readFileSync(join(import.meta.dirname, `panoramas/${name}.webp`)),
  );
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
process.stdout.write(
  `Asset pack of the studio: ${packed.length} illustrations ${megabytes(drawings.bytes().length + flat.bytes().length)}, ${packFonts.length} fonts ${megabytes(lettersLength)}\n`,
);
