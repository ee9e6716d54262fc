import { join } from 'node:path';
import { GlobalFonts, Image, type SKRSContext2D, createCanvas } from '@napi-rs/canvas';
import {
  type Assets,
  type Context,
  IllustrationIndex,
  type Knowledge,
  type Surface,
  fontStackOf,
} from '@portada/scene';
import { type Pack, openPack, packFiles, packFonts } from './pack';

/** What pictures are planned and drawn with. */
export type Desk = { knowledge: Knowledge; assets: Assets };

let opened: Desk | undefined;

/**
 * Opens a pack, once in a thread: fonts, illustrations, and the ruler for text.
 * @param directory of the pack; a later call gives what the first one opened
 * @throws where the pack is missing or incomplete
 */
export function openDesk(directory: string): Desk {
  if (opened) return opened;
  const pack = openPack(directory);
  for (const { family, file } of packFonts) {
    GlobalFonts.registerFromPath(join(directory, packFiles.fonts, file), family);
  }
  const ruler = createCanvas(1, 1).getContext('2d');
  const measure: Knowledge['measure'] = (face, text) => {
    ruler.font = `100px ${fontStackOf(face)}`;
    return ruler.measureText(text).width / 100;
  };
  opened = {
    knowledge: { index: new IllustrationIndex(pack.illustrations), measure },
    assets: assetsOf(pack),
  };
  return opened;
}

/** The server's canvas has every method of `Context`, declared with its own image and color types. */
export const asContext = (ctx: SKRSContext2D): Context => ctx as unknown as Context;

const assetsOf = (pack: Pack): Assets => ({
  createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface,
  loadIllustration: (id, pixels) => {
    const image = new Image();
    image.src = pack.svg(id, pixels);
    return Promise.resolve(image);
  },
});
