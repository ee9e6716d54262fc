import { type Thumbnail, thumbnailSchema } from '@portada/contracts';
import { type DocumentLayer, documentSchema, textOf } from '@portada/studio/document';
import { z } from 'zod';
import type { OwnApi } from '../own-api';
import { type AnswerPicture, orRefusal } from './answer';

/** Width in pixels of the pictures that assistants look at. */
const pictureWidth = 640;

/** Id of a thumbnail in the input of a tool. */
export const thumbnailIdSchema = z.uuid().describe('Id of the thumbnail');

/** A document with its version, as the api returns it. */
export const presentDocumentSchema = z.object({ version: z.int(), scene: documentSchema });

const layerSchema = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  text: z.string().optional(),
  locked: z.boolean(),
  hidden: z.boolean(),
});

/** A thumbnail in the answer of a tool. `version` and `layers` are absent before its first image. */
export const thumbnailViewSchema = z.object({
  thumbnailId: z.string(),
  title: z.string(),
  status: z.string(),
  imageUrl: z.string().nullable(),
  version: z.int().optional(),
  layers: z.array(layerSchema).optional(),
});
type ThumbnailView = z.infer<typeof thumbnailViewSchema>;

const viewOfLayer = (layer: DocumentLayer) => {
  const { id, kind, name, locked, hidden } = layer;
  return { id, kind, name, locked, hidden, ...(kind === 'text' && { text: textOf(layer) }) };
};

/** Describes a document by its version and its layers, from the lowest to the highest. */
export const viewOfDocument = ({ version, scene }: z.infer<typeof presentDocumentSchema>) => ({
  version,
  layers: scene.layers.map(viewOfLayer),
});

const viewOf = (api: OwnApi, { id, title, status, generatedImageUrl }: Thumbnail): ThumbnailView => ({
  thumbnailId: id,
  title,
  status,
  imageUrl: generatedImageUrl && api.addressOf(generatedImageUrl),
});

/**
 * Draws the document of a thumbnail.
 * @param width width in pixels
 * @throws RefusedError
 */
export const drawn = (api: OwnApi, id: string, width = pictureWidth) =>
  api.picture('POST', `/thumbnails/${id}/render`, { body: { format: 'webp', width } });

/**
 * Draws a document that a tool has changed. The change stays if the drawing is refused.
 * @param label line above the picture
 * @returns the picture for the answer, or its field `pictureRefused` with the reason
 */
export const drawnAfterChange = async (api: OwnApi, id: string, label: string) => {
  const picture = await orRefusal(() => drawn(api, id));
  return 'refused' in picture
    ? { values: { pictureRefused: picture.refused }, pictures: [] }
    : { values: {}, pictures: [[label, picture]] satisfies [string, AnswerPicture][] };
};

/** Reads a thumbnail with its layers and its picture, which is null before its first image. @throws RefusedError */
export const readThumbnail = async (api: OwnApi, id: string) => {
  const thumbnail = await api.json('GET', `/thumbnails/${id}`, thumbnailSchema);
  if (thumbnail.generatedImageUrl === null) return { view: viewOf(api, thumbnail), picture: null };
  const document = await api.json('GET', `/thumbnails/${id}/document`, presentDocumentSchema);
  return { view: { ...viewOf(api, thumbnail), ...viewOfDocument(document) }, picture: await drawn(api, id) };
};
