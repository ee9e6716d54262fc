import type { RenderRequest } from '@portada/contracts';
import { documentSchema } from '@portada/studio/document';
import { z } from 'zod';
import { api } from '../api/client';

/** Schema of an answer with the present document of a thumbnail. */
export const presentDocumentSchema = z.object({
  version: z.int(),
  baseGenerationId: z.uuid(),
  scene: documentSchema,
});
/** The document of a thumbnail as the server has it, with the number of its version. */
export type PresentDocument = z.infer<typeof presentDocumentSchema>;

/** Returns the path of a thumbnail in the api. */
export const thumbnailPath = (thumbnailId: string): string =>
  `/api/thumbnails/${encodeURIComponent(thumbnailId)}`;

/** Reads the document of a thumbnail. @throws ApiError thumbnail_without_picture if the thumbnail has no image yet */
export const readDocument = (thumbnailId: string, signal?: AbortSignal): Promise<PresentDocument> =>
  api.get(`${thumbnailPath(thumbnailId)}/document`, presentDocumentSchema, { signal });

/** Draws the document of the server as a file. */
export const renderFile = (thumbnailId: string, request: RenderRequest): Promise<Blob> =>
  api.postForFile(`${thumbnailPath(thumbnailId)}/render`, request);
