import {
  type AspectRatio,
  type GeneratedImage,
  type Legibility,
  type PictureRequest,
  type Thumbnail,
  picturePath,
  thumbnailReadDefaults,
} from '@portada/contracts';
import type { ThumbnailEntity } from './thumbnail.entity';

/** One picture of a thumbnail, with what was asked for it. */
export type GeneratedImageRow = {
  id: string;
  thumbnail_id: string;
  generation_id: string;
  request: PictureRequest;
  legibility: Legibility | null;
  created_at: Date;
};

const toGeneratedImage = (row: GeneratedImageRow): GeneratedImage => ({
  id: row.id,
  url: picturePath(`${row.id}.png`),
  prompt: row.request.prompt,
  aspectRatio: row.request.aspectRatio satisfies AspectRatio,
  createdAt: row.created_at.toISOString(),
  generationId: row.generation_id,
  legibility: row.legibility,
});

/**
 * A thumbnail as the API answers it, with the specification's defaults for absent values.
 * @param row the stored thumbnail
 * @param images its generated pictures, newest first
 */
export const toThumbnail = (row: ThumbnailEntity, images: readonly GeneratedImageRow[]): Thumbnail => ({
  id: row.id,
  title: row.title ?? thumbnailReadDefaults.title,
  description: row.description ?? thumbnailReadDefaults.description,
  status: row.status ?? thumbnailReadDefaults.status,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  userId: row.userId,
  settings: { ...thumbnailReadDefaults.settings, ...row.settings },
  content: row.content ?? null,
  prompt: row.prompt,
  generatedImageUrl: row.currentImageId && picturePath(`${row.currentImageId}.png`),
  generationId: row.generationId,
  finalThumbnailUrl: row.finalImageId && picturePath(`${row.finalImageId}.png`),
  generatedImages: images.map(toGeneratedImage),
});
