import { studioFilePaths } from '@portada/contracts';
import type { DocumentLayerKind } from '@portada/studio/document';
import { type Face, fontStackOf, packFonts } from '@portada/studio/rendering';

/** Scripts whose letters only one family of the asset pack has. These families are large or rarely needed. */
const scripts: readonly { family: string; letters: RegExp }[] = [
  { family: 'Rubik Mono One Cyrillic', letters: /[\u0400-\u052f]/ },
  {
    family: 'Lalezar Arabic',
    letters: /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/,
  },
  {
    family: 'Dela Gothic One',
    letters: /[\u2e80-\u30ff\u31f0-\u31ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/,
  },
  { family: 'Noto Emoji', letters: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u },
  { family: 'Black Han Sans', letters: /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/ },
];

const loading = new Map<string, Promise<void>>();
const ready = new Set<string>();

const loadFamily = (family: string): Promise<void> => {
  const known = loading.get(family);
  if (known) return known;
  const file = packFonts.find((font) => font.family === family)?.file;
  if (file === undefined) return Promise.resolve();
  const face = new FontFace(family, `url("${studioFilePaths.font(file)}")`);
  const loaded = face.load().then((font) => {
    document.fonts.add(font);
    ready.add(family);
  });
  // A font that could not be loaded is requested again by the next drawing.
  loaded.catch(() => loading.delete(family));
  loading.set(family, loaded);
  return loaded;
};

/** Families that a text in a typeface may be drawn with, without the families of scripts that it does not contain. */
export const familiesFor = (face: Face, text: string): string[] =>
  fontStackOf(face)
    .split(',')
    .map((family) => family.slice(1, -1))
    .filter((family) => {
      const script = scripts.find((other) => other.family === family);
      // The typeface that was chosen is always loaded; its letters decide the width of spaces.
      return !script || family === face || script.letters.test(text);
    });

/**
 * Loads the fonts for a text.
 * @throws if a font cannot be loaded
 */
export const loadFonts = async (face: Face, text: string): Promise<void> => {
  await Promise.all(familiesFor(face, text).map(loadFamily));
};

/** Returns true if all fonts of a text are loaded, so that its width can be measured. */
export const hasFonts = (face: Face, text: string): boolean =>
  familiesFor(face, text).every(
    (family) => ready.has(family) || !packFonts.some((font) => font.family === family),
  );

/** The layers of a picture that have letters: texts and badges. */
type Lettered = {
  layers: readonly (
    | { kind: 'badge'; face: Face; text: string }
    | { kind: 'text'; face: Face; lines: readonly { runs: readonly { text: string }[] }[] }
    | { kind: Exclude<DocumentLayerKind, 'badge' | 'text'> }
  )[];
};

/** Loads the fonts of all texts of a document or a scene. @throws if a font cannot be loaded */
export const loadFontsOf = async ({ layers }: Lettered): Promise<void> => {
  await Promise.all(
    layers.map((layer) => {
      if (layer.kind === 'badge') return loadFonts(layer.face, layer.text);
      if (layer.kind !== 'text') return undefined;
      return loadFonts(layer.face, layer.lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(''));
    }),
  );
};

let ruler: CanvasRenderingContext2D | null = null;

/**
 * Measures the width of a text at size 1, as the server does. The fonts must be loaded.
 * @param face typeface of the text
 */
export const measureText = (face: Face, text: string): number => {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return text.length * 0.5;
  ruler.font = `100px ${fontStackOf(face)}`;
  return ruler.measureText(text).width / 100;
};
