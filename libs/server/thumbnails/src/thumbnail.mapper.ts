import {
  type AspectRatio,
  type GeneratedImage,
  type Legibility,
  type Lettering,
  type PictureRequest,
  type Thumbnail,
  type ThumbnailSettings,
  picturePath,
  promptDraftSchema,
  thumbnailReadDefaults,
} from '@portada/contracts';
import { nearestRatio } from './nearest-ratio';
import type { ThumbnailEntity } from './thumbnail.entity';

/** One image of a thumbnail: a generated image with its request, or an uploaded image. Sizes are in pixels. */
export type ImageRow = {
  id: string;
  thumbnail_id: string;
  width: number;
  height: number;
  created_at: Date;
} & (
  | {
      kind: 'generated';
      generation_id: string;
      request: PictureRequest;
      legibility: Legibility | null;
      model: string | null;
      lettering: Lettering | null;
    }
  | { kind: 'final' }
);
type GeneratedImageRow = Extract<ImageRow, { kind: 'generated' }>;

const toGeneratedImage = (row: GeneratedImageRow): GeneratedImage => ({
  id: row.id,
  url: picturePath(`${row.id}.png`),
  prompt: row.request.prompt,
  aspectRatio: row.request.aspectRatio satisfies AspectRatio,
  createdAt: row.created_at.toISOString(),
  generationId: row.generation_id,
  legibility: row.legibility,
  model: row.model,
  lettering: row.lettering,
});

/** Returns the settings that the current image of a thumbnail determines. */
export const settingsOf = (image: ImageRow): Pick<ThumbnailSettings, 'aspectRatio' | 'resolution'> => ({
  aspectRatio: image.kind === 'generated' ? image.request.aspectRatio : nearestRatio(image),
  resolution: `${image.width}x${image.height}`,
});

/**
 * Converts a thumbnail to the form of the API, with default values for absent values. Aspect ratio and resolution are
 * taken from the current image, if the thumbnail has a current image.
 * @param row the stored thumbnail
 * @param images images of the thumbnail, newest first
 */
export const toThumbnail = (row: ThumbnailEntity, images: readonly ImageRow[]): Thumbnail => {
  const imageOf = (id: string | null) => images.find((image) => image.id === id);
  const current = imageOf(row.currentImageId);
  const final = imageOf(row.finalImageId);
  return {
    id: row.id,
    title: row.title ?? thumbnailReadDefaults.title,
    description: row.description ?? thumbnailReadDefaults.description,
    status: row.status ?? thumbnailReadDefaults.status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    userId: row.userId,
    settings: { ...thumbnailReadDefaults.settings, ...row.settings, ...(current && settingsOf(current)) },
    tags: row.tags,
    content: row.content ?? null,
    prompt: row.prompt,
    // A prompt draft in the form of an earlier version of the editor is left out.
    promptDraft: promptDraftSchema.nullable().safeParse(row.promptDraft).data ?? null,
    generatedImageUrl: row.currentImageId && picturePath(`${row.currentImageId}.png`),
    generationId: row.generationId,
    finalThumbnailUrl: row.finalImageId && picturePath(`${row.finalImageId}.png`),
    finalAspectRatio: final ? settingsOf(final).aspectRatio : null,
    generatedImages: images.filter((image) => image.kind === 'generated').map(toGeneratedImage),
  };
};
