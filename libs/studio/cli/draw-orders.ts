import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Legibility, type PictureRequest, pictureSizes } from '@portada/contracts';
import { type Scene, planScene, findLegibleScene } from '@portada/studio';
import type { ImageModel, ModelInput } from '@portada/image-models';
import { createStudio, loadRenderContext } from '@portada/studio/engine';

/** A picture to draw: a request and its seed. */
export type Order = { request: PictureRequest; seed: number };

/** A picture from the studio, with its idea and its legibility. */
export type Drawn = Order & {
  /** PNG at full size. */
  picture: Buffer;
  legibility: Legibility | null;
  idea: Scene['idea'];
  layout: Scene['layout'];
};

/**
 * Draws pictures with a new studio (the built-in image model), which is closed at the end.
 * @param directory directory of the asset pack
 * @param orders requests and seeds to draw
 * @param onDrawn called with each picture and its index in `orders`
 * @returns pictures in the order of `orders`
 */
export async function drawAll(
  directory: string,
  orders: readonly Order[],
  onDrawn?: (drawn: Drawn, place: number) => void,
): Promise<Drawn[]> {
  const threads = availableParallelism();
  const studio = createStudio({ directory, threads });
  const all: Drawn[] = [];
  const waiting = [...orders.entries()];
  // At most as many pictures are drawn at once as there are threads, because the studio fails an image that waits too
  // long for a thread.
  const drawNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, order] = next;
      const drawn = await drawnWith(studio, directory, order);
      all[place] = drawn;
      onDrawn?.(drawn, place);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, drawNext));
  } finally {
    await studio.close();
  }
  return all;
}

/**
 * Draws one picture with the studio. The request is planned a second time to get its scene, because the studio does
 * not return the scene.
 * @param studio studio that draws
 * @param directory directory of the studio's asset pack
 * @param order request and seed to draw
 * @throws if the studio ends without a picture
 */
export async function drawnWith(studio: ImageModel, directory: string, order: Order): Promise<Drawn> {
  const { request, seed } = order;
  const input: ModelInput = { ...request, ...pictureSizes[request.aspectRatio], generationId: 'sheet', seed };
  for await (const event of studio.start(input, new AbortController().signal)) {
    if (event.type === 'failed') throw new Error(`The prompt "${request.prompt}" failed: ${event.message}`);
    if (event.type !== 'done') continue;
    const { idea, layout } = await planned(directory, input);
    return { ...order, picture: event.bytes, legibility: event.legibility ?? null, idea, layout };
  }
  throw new Error(`The studio drew no picture for the prompt "${request.prompt}".`);
}

async function planned(directory: string, input: ModelInput): Promise<Scene> {
  const { knowledge, assets } = await loadRenderContext(directory);
  // The canvas memory of drafts is freed only between two turns of the event loop.
  await nextTurn();
  const { scene } = await findLegibleScene((attempt) => planScene(input, knowledge, attempt), assets);
  return scene;
}

/** Returns one line about a picture: its seed, settings and scores. */
export const detailOf = ({ request, seed, idea, legibility }: Drawn): string =>
  [request.style, request.mood, request.colorPalette, idea, `seed ${seed}`, legibility?.score ?? '–'].join(
    ' · ',
  );
