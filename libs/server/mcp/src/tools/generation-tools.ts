import { randomUUID } from 'node:crypto';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { generateImageSchema, generationSchema, isFinished, productConfig } from '@portada/contracts';
import { z } from 'zod';
import type { OwnApi } from '../own-api';
import { answerOf, orRefusal } from './answer';
import { wantsProgress, watchGeneration } from './watch-generation';
import { readThumbnail, thumbnailViewSchema } from './thumbnail-view';

/** Seconds for which create_thumbnail waits for its image. Clients of MCP end a request after 60 s by default. */
const waitSeconds = 50;

const generationViewSchema = thumbnailViewSchema.partial().extend({
  generationId: z.string(),
  idempotencyKey: z.string(),
  generationStatus: z.string(),
  spentCredits: z.int().nullable(),
  errorCode: z.string().nullable(),
  pictureRefused: z
    .string()
    .optional()
    .describe('Why the answer has no picture. The image is paid: do not create it again'),
});

const acceptedSchema = z.object({ generationId: z.uuid() });

/** Adds the tools that request images, which cost credits, and that cancel them. */
export const addGenerationTools = (server: McpServer, api: OwnApi): void => {
  server.registerTool(
    'create_thumbnail',
    {
      title: 'Create a thumbnail',
      description:
        'Draws a thumbnail from a description and waits up to 50 seconds for it. Costs credits: get_options has the price of each model, ' +
        '1 for the built-in one. A failed image is refunded. Send the same idempotencyKey again after a lost answer: the image is then ' +
        'paid once. Sends its progress if the client asks for it. Give a thumbnailId to draw a new image for an existing thumbnail, ' +
        'and a draft of propose_drafts to draw exactly that draft.',
      inputSchema: generateImageSchema
        .omit({ variants: true })
        .extend({ idempotencyKey: z.uuid().optional().describe('A UUID that you choose for this image') })
        .shape,
      outputSchema: generationViewSchema,
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    ({ idempotencyKey = randomUUID(), ...body }, request) =>
      answerOf(async () => {
        const isWatched = wantsProgress(request);
        const headers = {
          'idempotency-key': idempotencyKey,
          ...(!isWatched && { prefer: `wait=${waitSeconds}` }),
        };
        const { generationId } = await api.json('POST', '/generate-image', acceptedSchema, { body, headers });
        const accepted = { generationId, idempotencyKey };
        const generation = await orRefusal(() =>
          watchGeneration(api, generationId, isWatched ? waitSeconds : 0, request),
        );
        if ('refused' in generation) {
          const unknown = { generationStatus: 'accepted', spentCredits: null, errorCode: null };
          return { values: { ...accepted, ...unknown, pictureRefused: generation.refused } };
        }
        const { status, spentCredits, errorCode, thumbnailId } = generation;
        const values = { ...accepted, generationStatus: status, spentCredits, errorCode };
        if (thumbnailId === null) return { values };
        if (!isFinished(status) || errorCode !== null) return { values: { ...values, thumbnailId } };
        const seen = await orRefusal(() => readThumbnail(api, thumbnailId));
        if ('refused' in seen) return { values: { ...values, thumbnailId, pictureRefused: seen.refused } };
        return {
          values: { ...values, ...seen.view },
          ...(seen.picture && { pictures: [['Picture of the thumbnail', seen.picture]] }),
        };
      }),
  );
  server.registerTool(
    'cancel_generation',
    {
      title: 'Cancel an image',
      description:
        'Cancels an image that is not finished and returns its credits. Free. An image that is being drawn can be cancelled ' +
        `${productConfig.cancelsOfDay} times in 24 hours; after that it is finished and paid.`,
      inputSchema: { generationId: z.uuid() },
      outputSchema: { generationId: z.string(), status: z.string() },
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ generationId }) =>
      answerOf(async () => {
        const { status } = await api.json('POST', `/generations/${generationId}/cancel`, generationSchema);
        return { values: { generationId, status } };
      }),
  );
};
