import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { draftReadingSchema, draftsAnswerSchema, draftsSchema } from '@portada/contracts';
import { z } from 'zod';
import type { OwnApi } from '../own-api';
import { type AnswerPicture, answerOf } from './answer';

const proposedSchema = z.object({
  reading: draftReadingSchema,
  drafts: z.array(z.object({ draft: z.string(), format: z.string(), hook: z.string() })),
});

/** Adds the tool that proposes drafts, which are free. */
export const addDraftTools = (server: McpServer, api: OwnApi): void => {
  server.registerTool(
    'propose_drafts',
    {
      title: 'Propose drafts',
      description:
        'Proposes up to six drafts of a description, each with a small marked picture, and says which words no draft can show. Show them to ' +
        'the user, then give the chosen draft and the same prompt and settings to create_thumbnail. Free.',
      inputSchema: draftsSchema.omit({ images: true }).shape,
      outputSchema: proposedSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (body) =>
      answerOf(async () => {
        const wanted = { body: { ...body, images: true } };
        const { reading, drafts } = await api.json('POST', '/drafts', draftsAnswerSchema, wanted);
        return {
          values: { reading, drafts: drafts.map(({ id, format, hook }) => ({ draft: id, format, hook })) },
          pictures: drafts.flatMap(({ format, hook, imageUrl }, at): [string, AnswerPicture][] =>
            imageUrl === undefined ? [] : [[`Draft ${at + 1}: ${format}, "${hook}"`, pictureOf(imageUrl)]],
          ),
        };
      }),
  );
};

/** Returns the picture in a data URL of WebP. */
const pictureOf = (dataUrl: string): AnswerPicture => ({
  bytes: Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'),
  mimeType: 'image/webp',
});
