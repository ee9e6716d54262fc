import { type DocumentLayer, type SceneDocument, scaledDocument } from '@portada/studio/document';
import { type Assets, type Context, renderDocument } from '@portada/studio/rendering';
import { createCanvas } from '../../../shared/drawing/browser-assets';
import { loadFontsOf } from '../../../shared/drawing/fonts';
import { nextTurn } from '../../../shared/drawing/next-turn';

/** Kinds of layers that change the colors of everything beneath them. */
const adjusting: readonly string[] = ['grade', 'vignette', 'grain', 'rain'];

/** Kinds of layers that cover the picture beneath everything else. They are the slowest to draw, and change rarely. */
const grounds: readonly string[] = ['background', 'panorama', 'backdrop', 'split', 'motif', 'picture'];

const isGround = (layer: DocumentLayer): boolean =>
  grounds.includes(layer.kind) || (layer.kind === 'photo' && layer.isGround === true);

/** The bitmap of the first layers of a document at one width. */
type Ground = { layers: SceneDocument['layers']; width: number; picture: HTMLCanvasElement };

/** Returns true if two lists contain the same objects in the same order. */
const areSame = (a: SceneDocument['layers'], b: SceneDocument['layers']): boolean =>
  a.length === b.length && a.every((layer, place) => layer === b[place]);

/** A selected layer as a bitmap of its own, between bitmaps of the layers beneath and above. */
export type SplitPicture = { below: HTMLCanvasElement; layer: HTMLCanvasElement; above: HTMLCanvasElement };

/** Draws documents in the browser, with the code that also draws them on the server. */
export class Painter {
  /** Ground of the last drawing. A change of a layer above it does not draw it again. */
  private ground: Ground | null = null;

  constructor(private readonly assets: Assets) {}

  /**
   * Draws a document.
   * @param width width of the picture in device pixels
   * @param signal ends the drawing after its current layer; the promise then rejects with the reason of the signal
   * @throws if a font, place or picture cannot be loaded
   */
  async draw(document: SceneDocument, width: number, signal: AbortSignal): Promise<HTMLCanvasElement> {
    return this.drawn(document, width, signal);
  }

  /**
   * Draws a document as three bitmaps, so that one layer can be moved without drawing the others again.
   * @param id id of the layer
   */
  async split(
    document: SceneDocument,
    id: string,
    width: number,
    signal: AbortSignal,
  ): Promise<SplitPicture> {
    const place = document.layers.findIndex((layer) => layer.id === id);
    const adjustments = document.layers.slice(place + 1).filter(({ kind }) => adjusting.includes(kind));
    const above = document.layers.slice(place + 1).filter(({ kind }) => !adjusting.includes(kind));
    const of = (layers: SceneDocument['layers']) =>
      this.drawn({ ...document, layers }, width, signal, document);
    const adjusted = async (layers: SceneDocument['layers']) => {
      const plain = await of(layers);
      if (layers.length === 0 || adjustments.length === 0) return plain;
      // The adjustments cover the whole picture, and are then cut to the shape of the layers.
      const both = await of([...layers, ...adjustments]);
      const pen = both.getContext('2d');
      if (pen) {
        pen.globalCompositeOperation = 'destination-in';
        pen.drawImage(plain, 0, 0);
      }
      return both;
    };
    return {
      below: await of([...document.layers.slice(0, place), ...adjustments]),
      layer: await adjusted(document.layers.slice(place, place + 1)),
      above: await adjusted(above),
    };
  }

  /** @param whole document whose ground gives photos their light */
  private async drawn(
    document: SceneDocument,
    width: number,
    signal: AbortSignal,
    whole = document,
  ): Promise<HTMLCanvasElement> {
    const scaled = scaledDocument(document, width);
    const canvas = createCanvas(scaled.width, scaled.height);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('The browser has no 2D canvas.');
    await loadFontsOf(document);
    signal.throwIfAborted();
    const onLayer = async () => {
      await nextTurn();
      signal.throwIfAborted();
    };
    const lighting = scaledDocument(whole, width);
    const draw = (layers: SceneDocument['layers']) =>
      renderDocument(pen as unknown as Context, { ...scaled, layers }, this.assets, onLayer, lighting);
    const first = document.layers.findIndex((layer) => !isGround(layer));
    const count = first < 0 ? document.layers.length : first;
    const layers = document.layers.slice(0, count);
    if (this.ground?.width === width && areSame(this.ground.layers, layers)) {
      pen.drawImage(this.ground.picture, 0, 0);
    } else if (count > 0) {
      await draw(scaled.layers.slice(0, count));
      const picture = createCanvas(scaled.width, scaled.height);
      picture.getContext('2d')?.drawImage(canvas, 0, 0);
      this.ground = { layers, width, picture };
    }
    await draw(scaled.layers.slice(count));
    return canvas;
  }
}
