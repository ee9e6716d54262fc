import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { drawPicture } from '../drawing';
import type { InputPictures } from '../input-pictures';
import { type SimulatedCall, pictureFor } from '../image-simulator';
import type { Switches } from '../switches';

/** Schema of a workflow graph in ComfyUI's API format: nodes by their id. */
export const graphSchema = z.record(
  z.string(),
  z.object({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
);
/** A parsed ComfyUI workflow graph: nodes by their id. */
export type Graph = z.infer<typeof graphSchema>;

/** An image job of the simulated ComfyUI server. */
export type ComfyJob = {
  id: string;
  number: number;
  clientId: string;
  graph: Graph;
  switches: Switches;
  call: SimulatedCall;
  stop: AbortController;
  inputs: InputPictures;
};

/** Sends a message to the websocket of a ComfyUI client. Binary messages contain previews. */
export type SendMessage = (clientId: string, message: object | Buffer) => void;

/** Number of steps of a simulated ComfyUI job. Each step sends a progress message. */
const stepCount = 5;
const usualMs = 60;

const numberOf = (graph: Graph, field: string, fallback: number): number => {
  const found = Object.values(graph).find(({ inputs }) => typeof inputs[field] === 'number')?.inputs[field];
  return typeof found === 'number' ? found : fallback;
};

/** Returns the picture size that the node "empty latent image" of a ComfyUI graph requests. */
const sizeOf = (graph: Graph) => ({
  width: numberOf(graph, 'width', 512),
  height: numberOf(graph, 'height', 512),
});

/** Encodes a preview as a binary ComfyUI message: message kind 1, image format 2 (PNG), and the image bytes. */
const previewMessage = (picture: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(1, 0);
  head.writeUInt32BE(2, 4);
  return Buffer.concat([head, picture]);
};

/**
 * Runs one simulated ComfyUI job and sends its progress messages. Switches in the prompt: `[silent]` sends no
 * messages, `[fails]` ends with an error, `[no-picture]` ends without a picture.
 * @returns the picture; null for a job that ends without a picture
 * @throws Error if the job fails or is interrupted
 */
export const runJob = async (job: ComfyJob, send: SendMessage): Promise<Buffer | null> => {
  const { id, clientId, graph, switches } = job;
  const notify = (message: object | Buffer) => {
    if (!switches.has('silent')) send(clientId, message);
  };
  const seed = numberOf(graph, 'seed', 1);
  const names = Object.keys(graph);
  notify({ type: 'execution_start', data: { prompt_id: id } });
  for (let step = 1; step <= stepCount; step += 1) {
    const ms = switches.has('stuck') ? 2 ** 31 - 1 : (switches.number('slow') ?? usualMs) / stepCount;
    await delay(ms, undefined, { signal: job.stop.signal });
    const nodes = Object.fromEntries(
      names.map((name) => [name, { value: step, max: stepCount, state: 'running' }]),
    );
    notify({ type: 'progress_state', data: { prompt_id: id, nodes } });
    // This progress message belongs to the job of another client. The ComfyUI adapter must ignore the message.
    notify({ type: 'progress_state', data: { prompt_id: 'another', nodes: {} } });
    if (step % 2 === 0)
      notify(previewMessage(await drawPicture({ width: 128, height: 72 }, seed, 'png', step / 6)));
    if (switches.has('fails') && step === 3) throw new Error('OutOfMemoryError');
  }
  return switches.has('no-picture') ? null : pictureFor(sizeOf(graph), seed, switches, 'png', job.inputs);
};
