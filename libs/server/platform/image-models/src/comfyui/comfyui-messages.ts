import { z } from 'zod';
import { parseJson } from '../provider/bounded-body';

/** A websocket message of a ComfyUI server about one job. */
export type ComfyMessage =
  | { type: 'percent'; percent: number }
  | { type: 'preview'; bytes: Buffer; mimeType: string }
  | { type: 'finished' }
  | { type: 'failed'; message: string };

const nodeSchema = z.object({ value: z.number(), max: z.number(), state: z.string().optional() });
const messageSchema = z.object({
  type: z.string(),
  data: z
    .object({
      prompt_id: z.string().optional(),
      node: z.string().nullish(),
      value: z.number().optional(),
      max: z.number().optional(),
      nodes: z.record(z.string(), nodeSchema).optional().catch(undefined),
      exception_type: z.string().optional(),
    })
    .loose(),
});

/**
 * Reads a text message of a ComfyUI server.
 * @param text JSON
 * @param promptId id of the job; messages about other jobs are dropped
 * @param nodes number of nodes of the workflow
 * @returns null for a message that is not about the job
 */
export const readTextMessage = (text: string, promptId: string, nodes: number): ComfyMessage | null => {
  const parsed = parseJson(text, messageSchema);
  if (!parsed || parsed.data.prompt_id !== promptId) return null;
  const { type, data } = parsed;
  switch (type) {
    case 'progress_state':
      return percentOf(Object.values(data.nodes ?? {}), nodes);
    case 'execution_success':
      return { type: 'finished' };
    case 'executing':
      return data.node === null ? { type: 'finished' } : null;
    case 'execution_error':
      return { type: 'failed', message: `execution_error, ${data.exception_type ?? 'no type'}` };
    case 'execution_interrupted':
      return { type: 'failed', message: 'execution_interrupted' };
    default:
      return null;
  }
};

const percentOf = (states: z.infer<typeof nodeSchema>[], nodes: number): ComfyMessage => {
  const done = states.reduce((sum, { value, max }) => sum + (max > 0 ? Math.min(1, value / max) : 0), 0);
  return { type: 'percent', percent: Math.min(100, Math.round((done / Math.max(1, nodes)) * 100)) };
};

/** Kind of a binary websocket message that contains an image, and the MIME types of such images by format number. */
const previewKind = 1;
const formats: Record<number, string> = { 1: 'image/jpeg', 2: 'image/png' };

/**
 * Reads a binary message of a ComfyUI server: two numbers of 32 bits (kind and format, big-endian), and the image.
 * @returns null for a message without an image
 */
export const readBinaryMessage = (bytes: Buffer): ComfyMessage | null => {
  if (bytes.length < 9 || bytes.readUInt32BE(0) !== previewKind) return null;
  const mimeType = formats[bytes.readUInt32BE(4)];
  return mimeType === undefined ? null : { type: 'preview', bytes: bytes.subarray(8), mimeType };
};
