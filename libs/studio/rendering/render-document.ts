import type { DocumentLayer, SceneDocument } from '../document/document.schema';
import type { Context } from './canvas';
import type { Assets } from './host';
import { drawPhoto, drawPicture } from './photo';
import { drawLayer } from './render-scene';
import { type PhotoLight, angleOfLight, groundBeneath, lightIn } from './scene-light';

/**
 * Draws a document layer by layer, without its hidden layers. It is the same code in browsers and on servers.
 * @param ctx context of a surface of the document's size
 * @param document document to draw
 * @param assets creates surfaces, and loads illustrations and the user's pictures
 * @param onLayer called after each drawn layer; an error that it throws ends the drawing
 * @param whole document whose ground gives photos their light, if `document` contains only some of its layers
 */
export async function renderDocument(
  ctx: Context,
  document: SceneDocument,
  assets: Assets,
  onLayer?: () => void | Promise<void>,
  whole: SceneDocument = document,
): Promise<void> {
  for (const layer of document.layers) {
    if (layer.hidden) continue;
    ctx.save();
    await (isPlain(layer)
      ? drawDocumentLayer(ctx, layer, whole, assets)
      : drawMixed(ctx, layer, whole, assets));
    ctx.restore();
    await onLayer?.();
  }
}

/** Opacity that is not part of the drawing of a layer's kind. */
const opacityOf = (layer: DocumentLayer): number =>
  ['illustration', 'motif', 'light', 'surface'].includes(layer.kind) ? 1 : (layer.opacity ?? 1);

/** Returns true for a layer that is drawn directly over the layers beneath. */
const isPlain = (layer: DocumentLayer): boolean =>
  opacityOf(layer) === 1 && (layer.blend ?? 'normal') === 'normal';

/** Measures the light of the ground beneath a photo. @returns null if the photo does not follow it, or without a ground */
const lightOn = async (
  photo: Extract<DocumentLayer, { kind: 'photo' }>,
  document: SceneDocument,
  assets: Assets,
): Promise<PhotoLight | null> => {
  const follows = (photo.match ?? 0) > 0 || (photo.rim ?? 0) > 0;
  const ground = follows && !photo.isGround ? groundBeneath(document, photo.id) : null;
  if (!ground) return null;
  const { width, height } = ground;
  const pen = assets.createCanvas(width, height).getContext('2d');
  await renderDocument(pen, ground, assets);
  const light = lightIn(pen.getImageData(0, 0, width, height).data, ground);
  return { light, angle: angleOfLight(light, photo, document) };
};

/** Draws a layer on a surface of its own, and mixes the surface with the layers beneath. */
async function drawMixed(
  ctx: Context,
  layer: DocumentLayer,
  document: SceneDocument,
  assets: Assets,
): Promise<void> {
  const { width, height } = document;
  const surface = assets.createCanvas(width, height);
  await drawDocumentLayer(surface.getContext('2d'), layer, document, assets);
  const blend = layer.blend ?? 'normal';
  ctx.globalAlpha = opacityOf(layer);
  ctx.globalCompositeOperation = blend === 'normal' ? 'source-over' : blend;
  ctx.drawImage(surface, 0, 0, width, height);
}

async function drawDocumentLayer(
  ctx: Context,
  layer: DocumentLayer,
  document: SceneDocument,
  assets: Assets,
): Promise<void> {
  if (layer.kind === 'photo') return drawPhoto(ctx, layer, assets, await lightOn(layer, document, assets));
  if (layer.kind === 'picture') return drawPicture(ctx, layer, document, assets);
  if (layer.kind === 'illustration') return drawLayer(ctx, { ...layer, id: layer.drawing }, document, assets);
  return drawLayer(ctx, layer, document, assets);
}
