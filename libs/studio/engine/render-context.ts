import { join } from 'node:path';
import { GlobalFonts, Image, type SKRSContext2D, createCanvas } from '@napi-rs/canvas';
import {
  type Assets,
  type Context,
  IllustrationIndex,
  type Knowledge,
  type Panorama,
  type Surface,
  createHeightCache,
  fontStackOf,
  languageIn,
  plainTaggers,
  shapesOf,
  packFonts,
} from '@portada/studio';
import sharp from 'sharp';
import { loadTaggers } from '@portada/studio/language-tools';
import { type Pack, openPack, packFiles } from './pack';

/** Data for planning and drawing an image: knowledge (words, topics, drawings) and drawing assets. */
export type RenderContext = { knowledge: Knowledge; assets: Assets };

let opened: RenderContext | undefined;

/**
 * Opens an asset pack once in a thread: fonts, illustrations, and text measurement.
 * @param directory directory of the pack; a later call returns the pack of the first call
 * @throws if the pack is missing or incomplete
 */
export function openRenderContext(directory: string): RenderContext {
  if (opened) return opened;
  const pack = openPack(directory);
  for (const { family, file } of packFonts) {
    GlobalFonts.registerFromPath(join(directory, packFiles.fonts, file), family);
  }
  opened = {
    knowledge: { index: new IllustrationIndex(pack.illustrations), measure: ruler(), taggers: plainTaggers },
    assets: assetsOf(pack),
  };
  return opened;
}

/**
 * Adds the part-of-speech tagger of a prompt's language to the knowledge of a pack. The tagger is loaded with the first
 * prompt of its language.
 * @param context an open asset pack
 * @param prompt prompt of the request
 */
export async function knowledgeFor({ knowledge }: RenderContext, prompt: string): Promise<Knowledge> {
  return { ...knowledge, taggers: await loadTaggers(languageIn(prompt).read) };
}

/** Number of cached text widths. Fitting a headline measures the same words many times. */
const rememberedWidths = 5000;

function ruler(): Knowledge['measure'] {
  const ctx = createCanvas(1, 1).getContext('2d');
  const known = new Map<string, number>();
  return (face, text) => {
    const key = `${face}\n${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    ctx.font = `100px ${fontStackOf(face)}`;
    const width = ctx.measureText(text).width / 100;
    if (known.size >= rememberedWidths) known.clear();
    known.set(key, width);
    return width;
  };
}

/**
 * Converts the type of a drawing context. The canvas of the server has every method of `Context`, but declares its
 * own image and color types.
 */
export const asContext = (ctx: SKRSContext2D): Context => ctx as unknown as Context;

async function decoded(file: Buffer): Promise<Panorama> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

function assetsOf(pack: Pack): Assets {
  // Every panorama is decoded once in a thread: 18 panoramas of 0.4 MB.
  const panoramas = new Map<string, Promise<Panorama>>();
  return {
    relief: {
      cache: createHeightCache(),
      loadShapes: (id) => {
        const body = pack.flat(id);
        return Promise.resolve(body === null ? null : shapesOf(body));
      },
    },
    createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface,
    loadIllustration: (id, pixels) => {
      const image = new Image();
      image.src = pack.svg(id, pixels);
      return Promise.resolve(image);
    },
    loadPanorama: (name) => {
      const known = panoramas.get(name);
      if (known) return known;
      const panorama = decoded(pack.panorama(name));
      panoramas.set(name, panorama);
      return panorama;
    },
  };
}
