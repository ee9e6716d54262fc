import { setTimeout as delay } from 'node:timers/promises';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import { type Generation, generationSchema, isFinished } from '@portada/contracts';
import type { OwnApi } from '../own-api';

/** Details of a tool request that are no arguments: the progress token, the signal of a cancellation, and a sender of notifications. */
export type ToolRequest = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** Shortest time in ms between two readings of a watched generation. Each reading counts as one request of the API key. */
const readEveryMs = 1_000;

/** Tells if the client asked for progress notifications of a request. */
export const wantsProgress = ({ _meta }: ToolRequest): boolean => _meta?.progressToken !== undefined;

/**
 * Reads a generation until it is finished, and sends its progress to the client: percent of 100, and the name of the stage, as
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/progress describes it.
 * @param seconds longest time; the generation may not be finished after it, or earlier if too many requests wait
 * @throws RefusedError if the api refuses a reading; an AbortError if the client has left
 */
export const watchGeneration = async (
  api: OwnApi,
  generationId: string,
  seconds: number,
  { _meta, signal, sendNotification }: ToolRequest,
): Promise<Generation> => {
  const end = performance.now() + seconds * 1_000;
  let reported = -1;
  let known = 0;
  for (;;) {
    const left = Math.ceil((end - performance.now()) / 1_000);
    const generation = await api.json(
      'GET',
      `/generations/${generationId}?newerThan=${known}`,
      generationSchema,
      { headers: { prefer: `wait=${left}` } },
    );
    const { status, percent, stage, version } = generation;
    const progress = isFinished(status) ? 100 : (percent ?? 0);
    // Progress must grow with each notification.
    if (_meta?.progressToken !== undefined && progress > reported) {
      reported = progress;
      const message = stage ?? status;
      const params = { progressToken: _meta.progressToken, progress, total: 100, message };
      await sendNotification({ method: 'notifications/progress', params });
    }
    // Without a change the time is over, or too many requests wait.
    if (isFinished(status) || performance.now() >= end || version === known) return generation;
    known = version;
    await delay(readEveryMs, undefined, { signal });
  }
};
