import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Legibility, type PictureRequest, pictureSizes } from '@portada/contracts';
import { type Scene, planScene, findLegibleScene } from '@portada/studio';
import type { ImageModel, ModelInput } from '@portada/image-models';
import { createStudio, loadRenderContext } from '@portada/studio/engine';

/** A request and the seed that it is drawn with. */
export type Order = { request: PictureRequest; seed: number };

/** A picture as the studio made it, and how it was planned. */
export type Drawn = Order & {
  /** PNG at full size. */
  picture: Buffer;
  legibility: Legibility | null;
  idea: Scene['idea'];
  layout: Scene['layout'];
};

/**
 * Draws orders with a studio of their own.
 * @param directory of the pack
 * @param orders what is drawn
 * @param onDrawn called with each picture and its index among the orders
 * @returns pictures in the order of the orders
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
  // As many as there are threads: the studio gives up what has to wait for long.
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
 * Draws one order with the studio, and plans it once more to see what was planned: the studio keeps its scene to itself.
 * @param studio that draws
 * @param directory of the pack that it draws with
 * @param order what is drawn
 * @throws where the studio ends without a picture
 */
export async function drawnWith(studio: ImageModel, directory: string, order: Order): Promise<Drawn> {
  const { request, seed } = order;
  const input: ModelInput = { ...request, ...pictureSizes[request.aspectRatio], generationId: 'sheet', seed };
  for await (const event of studio.start(input, new AbortController().signal)) {
    if (event.type === 'failed') throw new Error(`${request.prompt}: ${event.message}`);
    if (event.type !== 'done') continue;
    const { idea, layout } = await planned(directory, input);
    return { ...order, picture: event.bytes, legibility: event.legibility ?? null, idea, layout };
  }
  throw new Error(`${request.prompt}: no picture`);
}

async function planned(directory: string, input: ModelInput): Promise<Scene> {
  const { knowledge, assets } = await loadRenderContext(directory);
  // What drafts were drawn on is given back only between two turns of the loop.
  await nextTurn();
  const { scene } = await findLegibleScene((attempt) => planScene(input, knowledge, attempt), assets);
  return scene;
}

/** One line about how a picture was made. */
export const detailOf = ({ request, seed, idea, legibility }: Drawn): string =>
  [request.style, request.mood, request.colorPalette, idea, `seed ${seed}`, legibility?.score ?? '–'].join(
    ' · ',
  );
