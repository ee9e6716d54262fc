import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  aspectRatios,
  colorPalettes,
  creditsSchema,
  generateImageSchema,
  imageModelsSchema,
  moods,
  places,
  productConfig,
  promptUnderstandingSchema,
  styles,
  thumbnailPageSchema,
} from '@portada/contracts';
import { actionArguments } from '@portada/studio/document';
import { z } from 'zod';
import type { OwnApi } from '../own-api';
import { answerOf } from './answer';
import { readThumbnail, thumbnailIdSchema, thumbnailViewSchema } from './thumbnail-view';

const readOnly = { readOnlyHint: true, openWorldHint: false };

/** Adds the tools that read: they change nothing and cost nothing. */
export const addReadingTools = (server: McpServer, api: OwnApi): void => {
  server.registerTool(
    'get_options',
    {
      title: 'List options',
      description:
        'Lists the values that create_thumbnail accepts, with prices of the image models in credits, and the actions of edit_layers with ' +
        'the JSON Schema of their arguments. Free.',
      inputSchema: {},
      annotations: readOnly,
    },
    () =>
      answerOf(async () => {
        const { items } = await api.json('GET', '/image-models', imageModelsSchema);
        const models = items.map(({ id, qualities }) => ({ id, qualities }));
        const { prompt, headline } = productConfig;
        const limits = { promptCharacters: prompt, headlineCharacters: headline };
        return {
          values: {
            styles,
            moods,
            colorPalettes,
            aspectRatios,
            places,
            models,
            limits,
            actions: actionArguments(),
          },
        };
      }),
  );
  server.registerTool(
    'get_account',
    {
      title: 'Read the balance',
      description: 'Returns the credits of the account: available, held for running images, and owed. Free.',
      inputSchema: {},
      outputSchema: creditsSchema,
      annotations: readOnly,
    },
    () => answerOf(async () => ({ values: await api.json('GET', '/me/credits', creditsSchema) })),
  );
  server.registerTool(
    'understand',
    {
      title: 'Preview the understanding',
      description:
        'Returns what the built-in image model would show for a description: headline, subjects, place, people, words that it does not ' +
        'understand, and proposed headlines and video titles. Use it before create_thumbnail. Free.',
      inputSchema: generateImageSchema.pick({ prompt: true, headline: true }).shape,
      outputSchema: promptUnderstandingSchema,
      annotations: readOnly,
    },
    (body) =>
      answerOf(async () => ({
        values: await api.json('POST', '/understand', promptUnderstandingSchema, { body }),
      })),
  );
  server.registerTool(
    'list_thumbnails',
    {
      title: 'List thumbnails',
      description:
        'Lists thumbnails of the user, newest first, a page at a time. `query` searches in titles. Free.',
      inputSchema: { query: z.string().max(100).optional(), cursor: z.string().max(200).optional() },
      annotations: readOnly,
    },
    ({ query, cursor }) =>
      answerOf(async () => {
        const parameters = new URLSearchParams({ ...(query && { q: query }), ...(cursor && { cursor }) });
        const page = await api.json('GET', `/thumbnails?${parameters}`, thumbnailPageSchema);
        const items = page.items.map(({ id, title, status }) => ({ thumbnailId: id, title, status }));
        return { values: { items, nextCursor: page.nextCursor } };
      }),
  );
  server.registerTool(
    'get_thumbnail',
    {
      title: 'Look at a thumbnail',
      description: 'Returns a thumbnail with its status, its layers, and its picture 640 pixels wide. Free.',
      inputSchema: { thumbnailId: thumbnailIdSchema },
      outputSchema: thumbnailViewSchema,
      annotations: readOnly,
    },
    ({ thumbnailId }) =>
      answerOf(async () => {
        const { view, picture } = await readThumbnail(api, thumbnailId);
        return { values: view, ...(picture && { pictures: [['Picture of the thumbnail', picture]] }) };
      }),
  );
};
