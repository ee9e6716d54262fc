import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { documentVersionListSchema, renderRequestSchema } from '@portada/contracts';
import { actionListSchema } from '@portada/studio/document';
import { z } from 'zod';
import type { OwnApi } from '../own-api';
import { answerOf, largestPicture } from './answer';
import {
  drawn,
  drawnAfterChange,
  presentDocumentSchema,
  thumbnailIdSchema,
  viewOfDocument,
} from './thumbnail-view';

/** Width in pixels at which thumbnails are compared: that of a suggestion beside a video. */
const comparedWidth = 168;

const change = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };

/** Adds the tools that change, draw and compare documents. They cost no credits. */
export const addDocumentTools = (server: McpServer, api: OwnApi): void => {
  server.registerTool(
    'edit_layers',
    {
      title: 'Edit layers',
      description:
        'Applies actions to the layers of a thumbnail: all of them or none. For example {"name":"set-text","args":{"id":"text-3","text":' +
        '"NEW WORDS"}}. get_options lists the actions, get_thumbnail the layers. Give the version that you saw, so that a change of the user ' +
        'is not overwritten. Free.',
      inputSchema: {
        thumbnailId: thumbnailIdSchema,
        version: z.int().min(1).optional().describe('Version of the document that you saw'),
        actions: actionListSchema,
      },
      annotations: change,
    },
    ({ thumbnailId, version, actions }) =>
      answerOf(async () => {
        const headers: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
        const path = `/thumbnails/${thumbnailId}/document/actions`;
        const document = await api.json('POST', path, presentDocumentSchema, { body: { actions }, headers });
        const { values, pictures } = await drawnAfterChange(api, thumbnailId, 'Picture after the change');
        return { values: { ...viewOfDocument(document), ...values }, pictures };
      }),
  );
  server.registerTool(
    'list_versions',
    {
      title: 'List versions',
      description: 'Lists the kept versions of a thumbnail, newest first. Free.',
      inputSchema: { thumbnailId: thumbnailIdSchema },
      outputSchema: documentVersionListSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ thumbnailId }) =>
      answerOf(async () => ({
        values: await api.json('GET', `/thumbnails/${thumbnailId}/versions`, documentVersionListSchema),
      })),
  );
  server.registerTool(
    'restore_version',
    {
      title: 'Restore a version',
      description: 'Makes a kept version the present one. The present one is kept as a version first. Free.',
      inputSchema: { thumbnailId: thumbnailIdSchema, n: z.int().min(1).describe('Number of the version') },
      annotations: change,
    },
    ({ thumbnailId, n }) =>
      answerOf(async () => {
        const path = `/thumbnails/${thumbnailId}/versions/${n}/restore`;
        const document = await api.json('POST', path, presentDocumentSchema);
        const { values, pictures } = await drawnAfterChange(api, thumbnailId, 'Restored picture');
        return { values: { ...viewOfDocument(document), ...values }, pictures };
      }),
  );
  server.registerTool(
    'render_thumbnail',
    {
      title: 'Render a file',
      description:
        'Draws the thumbnail as a file: format, width in pixels, another aspect ratio, and most bytes (2,000,000 for uploads from a phone). ' +
        'A file of up to 1.5 MB is returned here. Free.',
      inputSchema: { thumbnailId: thumbnailIdSchema, ...renderRequestSchema.shape },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ thumbnailId, maxBytes = largestPicture, ...rest }) =>
      answerOf(async () => {
        const body = { ...rest, maxBytes: Math.min(maxBytes, largestPicture) };
        const picture = await api.picture('POST', `/thumbnails/${thumbnailId}/render`, { body });
        const { length: bytes } = picture.bytes;
        return { values: { bytes, mimeType: picture.mimeType }, pictures: [['Rendered file', picture]] };
      }),
  );
  server.registerTool(
    'compare_thumbnails',
    {
      title: 'Compare thumbnails',
      description:
        'Shows two or three thumbnails at 168 pixels, the size of a suggestion beside a video, so that you can judge which one is understood at ' +
        'a glance. Free.',
      inputSchema: { thumbnailIds: z.array(thumbnailIdSchema).min(2).max(3) },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ thumbnailIds }) =>
      answerOf(async () => {
        const pictures: [string, Awaited<ReturnType<typeof drawn>>][] = [];
        for (const [place, id] of thumbnailIds.entries())
          pictures.push([`${'ABC'[place]}: ${id}`, await drawn(api, id, comparedWidth)]);
        return { values: { thumbnailIds, width: comparedWidth }, pictures };
      }),
  );
};
