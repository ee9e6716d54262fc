import { openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { type Illustration, type PanoramaName, panoramaNames, personNamed } from '@portada/studio';

/**
 * An illustration of the asset pack. `at` has the positions of the parts of its drawing in the blob, each as first byte
 * and length; the joined parts are the drawing.
 */
export type PackedIllustration = Illustration & {
  at: [number, number][];
  /**
   * Position of the drawing's flat shapes in the blob of flat shapes: first byte and length; null if the drawing has
   * no shapes that can be read.
   */
  flatAt: [number, number] | null;
};

/** Names of the asset pack's files inside its directory. */
export const packFiles = {
  thread: 'thread.mjs',
  understandingThread: 'understanding-thread.mjs',
  headlineThread: 'headline-thread.mjs',
  documentProcess: 'document-process.mjs',
  trialProcess: 'trial-process.mjs',
  catalogue: 'illustrations.json',
  drawings: 'illustrations.bin',
  flat: 'flat.bin',
  fonts: 'fonts',
  panoramas: 'panoramas',
} as const;

/** An opened asset pack: the catalogue in memory; drawings are decompressed on demand. */
export type Pack = {
  illustrations: PackedIllustration[];
  /**
   * Returns the SVG of one drawing of the asset pack.
   * @param id name of the drawing
   * @param pixels side of the square at which the SVG is rendered
   * @throws if the pack has no drawing of that name
   */
  svg(id: string, pixels: number): Buffer;
  /** Returns the WebP file of one panorama (photographed place) of the asset pack. */
  panorama(name: PanoramaName): Buffer;
  /**
   * Returns the SVG body of a flat drawing, in a square of 32 units.
   * @param id name of the drawing
   * @returns null if there is no flat drawing of that name
   */
  flat(id: string): string | null;
};

/**
 * Opens an asset pack.
 * @param directory directory of the pack, written by `nx run studio-engine:build`
 * @throws if the pack is missing or incomplete
 */
export function openPack(directory: string): Pack {
  const illustrations = JSON.parse(
    readFileSync(join(directory, packFiles.catalogue), 'utf8'),
  ) as PackedIllustration[];
  const places = new Map(illustrations.map(({ id, at }) => [id, at]));
  // All panoramas (0.4 MB) are read when the pack opens, so that later drawing does not depend on the files.
  const panoramas = new Map(
    panoramaNames.map((name) => [name, readFileSync(join(directory, packFiles.panoramas, `${name}.webp`))]),
  );
  const flatPlaces = new Map(illustrations.map(({ id, flatAt }) => [id, flatAt]));
  const blob = openSync(join(directory, packFiles.drawings), 'r');
  const flatBlob = openSync(join(directory, packFiles.flat), 'r');
  return {
    illustrations,
    panorama: (name) => {
      const file = panoramas.get(name);
      if (!file) throw new Error(`The pack has no panorama named "${name}".`);
      return file;
    },
    svg: (id, pixels) => {
      const person = personNamed(id);
      const parts = places.get(person?.packedId ?? id);
      if (!parts) throw new Error(`The illustration set has no drawing named "${id}".`);
      const body = parts.map((place) => unpacked(blob, place)).join('');
      return svgOf(person ? colored(body, person) : body, pixels);
    },
    flat: (id) => {
      const place = flatPlaces.get(id);
      return place ? unpacked(flatBlob, place) : null;
    },
  };
}

/** Gives the drawing of a person the skin and the hair of a look. No other part of the drawing has these colors. */
const colored = (body: string, { packed, look }: NonNullable<ReturnType<typeof personNamed>>): string =>
  body.replaceAll(`#${packed.skin}`, `#${look.skin}`).replaceAll(`#${packed.hair}`, `#${look.hair}`);

function unpacked(blob: number, [first, length]: [number, number]): string {
  const packed = Buffer.alloc(length);
  readSync(blob, packed, 0, length, first);
  return inflateRawSync(packed).toString('utf8');
}

/**
 * Wraps the body of an icon into a whole SVG.
 * @param body body of the icon, in a square of 32 units
 * @param pixels side at which the SVG is rendered
 */
export const svgOf = (body: string, pixels: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 32 32">${body}</svg>`,
  );
