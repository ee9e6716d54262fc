import type { HeightForm, Heights, HeightSource, Shape } from '@portada/studio/rendering';

/** Message to the worker. `number` is unique among the messages. */
export type HeightsRequest = { number: number; shapes: readonly Shape[]; form: HeightForm };
/** Message of the worker: the heights for the message with the same number. */
export type HeightsReport = { number: number; heights: Heights };

/** Number of drawings whose heights are kept; those of a drawing have at most 0.8 MB. */
const kept = 16;

type Waiting = { resolve: (heights: Heights) => void; reject: (reason: Error) => void };

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let count = 0;

const fail = ({ message }: ErrorEvent) => {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new Error(message || 'The worker did not start.'));
  waiting.clear();
};

const started = (): Worker => {
  if (worker) return worker;
  worker = new Worker(new URL('./heights.worker.ts', import.meta.url), { name: 'heights' });
  worker.addEventListener('message', ({ data: { number, heights } }: MessageEvent<HeightsReport>) => {
    waiting.get(number)?.resolve(heights);
    waiting.delete(number);
  });
  worker.addEventListener('error', fail);
  return worker;
};

const computed = (shapes: readonly Shape[], form: HeightForm): Promise<Heights> =>
  new Promise((resolve, reject) => {
    count += 1;
    waiting.set(count, { resolve, reject });
    started().postMessage({ number: count, shapes, form } satisfies HeightsRequest);
  });

/**
 * Creates the source of the heights of drawings in a browser. They are computed in a worker, because a drawing needs up to half
 * a second, in which the page could not react. The heights of the last drawings are kept.
 */
export const createHeightSource = (): HeightSource => {
  const known = new Map<string, Promise<Heights>>();
  return {
    heights: (id, shapes, form) => {
      const key = JSON.stringify([id, form]);
      const found = known.get(key) ?? computed(shapes, form);
      known.delete(key);
      known.set(key, found);
      // Heights that could not be computed are computed again for the next drawing.
      found.catch(() => known.delete(key));
      for (const oldest of [...known.keys()].slice(0, -kept)) known.delete(oldest);
      return found;
    },
  };
};
