import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@portada/contracts';
import { type PanoramaName, packFonts, panoramaNames, personNamed } from '@portada/studio';
import { type Pack, type PackedIllustration, openPack, packFiles } from './pack';

/** A drawing that a user can find, and its name in each language. */
export type FoundDrawing = { name: string } & Record<Language, string>;

/** The files of an asset pack from which a browser draws documents. */
export type StudioFiles = {
  /**
   * Searches drawings by the beginnings of words in English and Spanish.
   * @param text words that a drawing must all have; an empty text finds the first drawings of the set
   * @param limit greatest number of results
   */
  search(text: string, limit: number): FoundDrawing[];
  /** Returns a drawing as SVG; null if there is no drawing of that name. */
  picture(name: string): Buffer | null;
  /** Returns the flat shapes of a drawing as SVG elements; null if it has none. */
  shapes(name: string): string | null;
  /** Returns a panorama as WebP; null if there is none of that name. */
  panorama(name: string): Buffer | null;
  /** Reads a font file; null if the pack has no such file. */
  font(file: string): Promise<Buffer | null>;
};

/** Side in pixels at which a browser reads a drawing; browsers scale SVG without loss. */
const pictureSide = 512;

/** Converts text to lower case letters without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u)).filter((word) => word !== '');

type Entry = { found: FoundDrawing; names: string[]; keywords: string[] };

const entryOf = ({ id, names, keywords }: PackedIllustration): Entry => {
  const [en = id] = names;
  return {
    found: { name: id, en, es: names.at(-1) ?? en },
    names: wordsOf(names),
    keywords: wordsOf(keywords),
  };
};

/** Points of one asked word: a whole name counts most, and the beginning of a keyword least. */
const pointsOf = ({ names, keywords }: Entry, asked: string): number => {
  if (names.includes(asked)) return 4;
  if (names.some((word) => word.startsWith(asked))) return 3;
  if (keywords.includes(asked)) return 2;
  return keywords.some((word) => word.startsWith(asked)) ? 1 : 0;
};

/** Sum of the points of all asked words, divided by the length of the names; 0 if one word is not found. */
const scoreOf = (entry: Entry, asked: readonly string[]): number => {
  const points = asked.map((word) => pointsOf(entry, word));
  return points.includes(0) ? 0 : points.reduce((sum, one) => sum + one, 0) / (1 + entry.names.length / 20);
};

const searchIn = (entries: readonly Entry[], text: string, limit: number): FoundDrawing[] => {
  const asked = wordsOf([text]);
  return entries
    .map((entry) => ({ entry, score: asked.length === 0 ? 1 : scoreOf(entry, asked) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ entry }) => entry.found);
};

/**
 * Opens the files of an asset pack for browsers. People are not found by a search, because they have no names.
 * @param directory directory of the asset pack that `nx run studio-engine:build` writes
 * @throws if the pack is missing or incomplete
 */
export const openStudioFiles = (directory: string): StudioFiles => {
  const pack: Pack = openPack(directory);
  const known = new Set(pack.illustrations.map(({ id }) => id));
  const entries = pack.illustrations.filter(({ names }) => names.length > 0).map(entryOf);
  const isPanorama = (name: string): name is PanoramaName => panoramaNames.some((other) => other === name);
  return {
    search: (text, limit) => searchIn(entries, text, limit),
    picture: (name) => (known.has(personNamed(name)?.packedId ?? name) ? pack.svg(name, pictureSide) : null),
    shapes: (name) => (known.has(name) ? pack.flat(name) : null),
    panorama: (name) => (isPanorama(name) ? pack.panorama(name) : null),
    font: async (file) =>
      packFonts.some((font) => font.file === file) ? readFile(join(directory, packFiles.fonts, file)) : null,
  };
};
