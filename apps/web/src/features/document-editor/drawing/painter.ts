import { type SceneDocument, scaledDocument } from '@portada/studio/document';
import { type Assets, type Context, renderDocument } from '@portada/studio/rendering';
import { createCanvas } from './browser-assets';
import { loadFontsOf } from './fonts';

/** Waits until the browser has handled its input, so that a long drawing does not block the page. */
const nextTurn = (): Promise<void> =>
  new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(null);
  });

/** Kinds of layers that change the colors of everything beneath them. */
const adjusting: readonly string[] = ['grade', 'vignette', 'grain', 'rain'];

/** A selected layer as a bitmap of its own, between bitmaps of the layers beneath and above. */
export type SplitPicture = { below: HTMLCanvasElement; layer: HTMLCanvasElement; above: HTMLCanvasElement };

/** Draws documents in the browser, with the code that also draws them on the server. */
export class Painter {
  constructor(private readonly assets: Assets) {}

  /**
   * Draws a document.
   * @param width width of the picture in device pixels
   * @param signal ends the drawing after its current layer; the promise then rejects with the reason of the signal
   * @throws if a font, place or picture cannot be loaded
   */
  async draw(document: SceneDocument, width: number, signal: AbortSignal): Promise<HTMLCanvasElement> {
    return this.drawn(scaledDocument(document, width), signal);
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
    const scaled = scaledDocument(document, width);
    const place = scaled.layers.findIndex((layer) => layer.id === id);
    const adjustments = scaled.layers.slice(place + 1).filter(({ kind }) => adjusting.includes(kind));
    const above = scaled.layers.slice(place + 1).filter(({ kind }) => !adjusting.includes(kind));
    const of = (layers: SceneDocument['layers']) => this.drawn({ ...scaled, layers }, signal, scaled);
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
      below: await of([...scaled.layers.slice(0, place), ...adjustments]),
      layer: await adjusted(scaled.layers.slice(place, place + 1)),
      above: await adjusted(above),
    };
  }

  /** @param whole document whose ground gives photos their light */
  private async drawn(
    document: SceneDocument,
    signal: AbortSignal,
    whole = document,
  ): Promise<HTMLCanvasElement> {
    const canvas = createCanvas(document.width, document.height);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('The browser has no 2D canvas.');
    await loadFontsOf(document);
    signal.throwIfAborted();
    const onLayer = async () => {
      await nextTurn();
      signal.throwIfAborted();
    };
    await renderDocument(pen as unknown as Context, document, this.assets, onLayer, whole);
    return canvas;
  }
}
