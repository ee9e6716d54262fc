import { openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { type Illustration, type PanoramaName, panoramaNames } from '@portada/studio';

/** An illustration of the pack: `at` is the position of its drawing in the blob, first byte and length. */
export type PackedIllustration = Illustration & {
  at: [number, number];
  /** Position of its flat shapes in their blob; null where it has none that can be read. */
  flatAt: [number, number] | null;
};

/** Names of the pack's files inside its directory. */
export const packFiles = {
  thread: 'thread.mjs',
  understandingThread: 'understanding-thread.mjs',
  catalogue: 'illustrations.json',
  drawings: 'illustrations.bin',
  flat: 'flat.bin',
  fonts: 'fonts',
  panoramas: 'panoramas',
} as const;

/** A font of the pack: the family it is registered as, its file in the pack, and where the build takes it from. */
export type PackedFont = { family: string; file: string; source: string };

const font = (family: string, source: string): PackedFont => ({
  family,
  source,
  file: source.slice(source.lastIndexOf('/') + 1),
});

/** The subsets of a face in one weight, each a family of its own. */
const subsets = (
  face: string,
  slug: string,
  names: readonly ('' | 'Extended' | 'Cyrillic' | 'Arabic')[],
  weight = 400,
) =>
  names.map((name) => {
    const subset = name === '' ? 'latin' : name === 'Extended' ? 'latin-ext' : name.toLowerCase();
    const source = `@fontsource/${slug}/files/${slug}-${subset}-${weight}-normal.woff2`;
    return font(name === '' ? face : `${face} ${name}`, source);
  });

/**
 * The fonts behind the families that `fontStackOf` names, in the order to register them: a face's plain family goes
 * before its others, which carry the same name inside and would be found under it.
 */
export const packFonts: readonly PackedFont[] = [
  ...subsets('Anton', 'anton', ['', 'Extended']),
  ...subsets('Archivo Black', 'archivo-black', ['', 'Extended']),
  ...subsets('Bangers', 'bangers', ['', 'Extended']),
  ...subsets('Barlow Condensed', 'barlow-condensed', ['', 'Extended'], 900),
  ...subsets('Bebas Neue', 'bebas-neue', ['', 'Extended']),
  ...subsets('Caveat Brush', 'caveat-brush', ['', 'Extended']),
  ...subsets('Creepster', 'creepster', ['']),
  ...subsets('Lalezar', 'lalezar', ['', 'Extended', 'Arabic']),
  ...subsets('Luckiest Guy', 'luckiest-guy', ['', 'Extended']),
  ...subsets('Permanent Marker', 'permanent-marker', ['']),
  ...subsets('Press Start 2P', 'press-start-2p', ['', 'Extended']),
  ...subsets('Righteous', 'righteous', ['', 'Extended']),
  ...subsets('Rubik Mono One', 'rubik-mono-one', ['', 'Extended', 'Cyrillic']),
  ...subsets('Titan One', 'titan-one', ['', 'Extended']),
  font('Dela Gothic One', '@expo-google-fonts/dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf'),
  font('Black Han Sans', '@expo-google-fonts/black-han-sans/400Regular/BlackHanSans_400Regular.ttf'),
];

/** The illustrations as packed at build: the catalogue in memory, each drawing read when it is wanted. */
export type Pack = {
  illustrations: PackedIllustration[];
  /**
   * The SVG of one drawing.
   * @param id its name
   * @param pixels side of the square it is wanted in
   * @throws where there is none of that name
   */
  svg(id: string, pixels: number): Buffer;
  /** The WebP file of one panorama. */
  panorama(name: PanoramaName): Buffer;
  /**
   * The body of the flat drawing of that name, in a square of 32 units.
   * @param id its name
   * @returns null where there is none
   */
  flat(id: string): string | null;
};

/**
 * Opens a pack.
 * @param directory of the pack, as `nx run studio-engine:build` wrote it
 * @throws where the pack is missing or incomplete
 */
export function openPack(directory: string): Pack {
  const illustrations = JSON.parse(
    readFileSync(join(directory, packFiles.catalogue), 'utf8'),
  ) as PackedIllustration[];
  const places = new Map(illustrations.map(({ id, at }) => [id, at]));
  // Read at once: what is drawn later does not depend on the files (0.4 MB).
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
      const place = places.get(id);
      if (!place) throw new Error(`The illustration set has no drawing named "${id}".`);
      return svgOf(unpacked(blob, place), pixels);
    },
    flat: (id) => {
      const place = flatPlaces.get(id);
      return place ? unpacked(flatBlob, place) : null;
    },
  };
}

function unpacked(blob: number, [first, length]: [number, number]): string {
  const packed = Buffer.alloc(length);
  readSync(blob, packed, 0, length, first);
  return inflateRawSync(packed).toString('utf8');
}

/**
 * A whole SVG around the body of an icon.
 * @param body of the icon, in a square of 32 units
 * @param pixels side it is drawn at
 */
export const svgOf = (body: string, pixels: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 32 32">${body}</svg>`,
  );
